import type { Page } from '@playwright/test';
import { Person } from './person';
import { expect, test } from './served';
import { comes, sitDownTogether } from './together';

const DECK = '30 Forest\n10 Plains';

/** Both keep, and whoever begins comes to their first main phase. That one first, then the other. */
async function begin(ann: Page, bob: Page): Promise<[Page, Page]> {
  const both = [ann, bob] as const;
  for (let n = 0; n < 200; n += 1) {
    for (const page of both) {
      const person = new Person(page);
      const question = await person.asked();
      if (question === null) continue;
      if (question.kind === 'one') await person.answersLeast(question);
      else if (/^Main/.test(await page.locator('.strip [aria-current]').innerText())) return page === ann ? [ann, bob] : [bob, ann];
      else await person.passes(question);
    }
    await ann.waitForTimeout(20);
  }
  throw new Error('nobody came to a main phase');
}

const lands = (page: Page, side: '.own' | '.others') => page.locator(`${side} .heap, ${side} .tile`);
const asks = (page: Page) => page.getByRole('alertdialog');

async function playsLand(page: Page): Promise<void> {
  await page.locator('.panel .offers .action', { hasText: 'Play ' }).first().click();
  await expect(lands(page, '.own')).toHaveCount(1);
}

test('an answer is taken back, a draw made and another game begun where the other agrees', async ({ browser, table }) => {
  const [ann, bob] = [await comes(browser, 'Ann', DECK), await comes(browser, 'Bob', DECK)];
  await sitDownTogether(ann, bob, table.url);
  const [first, second] = await begin(ann, bob);

  // The other has seen the land: it stays unless they agree.
  await playsLand(first);
  await expect(lands(second, '.others')).toHaveCount(1);
  await first.keyboard.press('u');
  await expect(asks(second)).toContainText('asks to take back the last answer');
  await expect(asks(first)).toContainText('Waiting for the others');
  await asks(second).getByRole('button', { name: 'No' }).click();
  await expect(asks(first)).toBeHidden();
  await expect(lands(first, '.own')).toHaveCount(1);
  await first.keyboard.press('u');
  await asks(second).getByRole('button', { name: 'Yes' }).click();
  for (const [page, side] of [[first, '.own'], [second, '.others']] as const) await expect(lands(page, side)).toHaveCount(0);
  await expect(first.locator('.hand .held')).toHaveCount(7);
  await playsLand(first);

  // A draw is offered, refused, offered by the other, and made.
  const offers = async (page: Page): Promise<void> => {
    await page.keyboard.press('c');
    await page.getByRole('button', { name: 'Offer a draw' }).click();
  };
  await offers(first);
  await asks(second).getByRole('button', { name: 'No' }).click();
  await expect(asks(first)).toBeHidden();
  await offers(second);
  await expect(asks(first)).toContainText('offers a draw');
  await asks(first).getByRole('button', { name: 'Yes' }).click();
  for (const page of [first, second]) await expect(page.locator('.over strong')).toHaveText('The game is a draw');

  // Another game, when both want it.
  await first.locator('.over').getByRole('button', { name: 'Another game' }).click();
  await expect(asks(second)).toContainText('asks for another game');
  await asks(second).getByRole('button', { name: 'Yes' }).click();
  for (const page of [first, second]) {
    await expect(page.locator('.over')).toBeHidden();
    await expect(page.locator('.hand .held')).toHaveCount(7);
    await expect(lands(page, '.own')).toHaveCount(0);
    await expect(page.locator('.bar .turn')).toContainText('Turn 1');
  }
  await begin(ann, bob);
  for (const page of [ann, bob]) await page.context().close();
});

test('against a bot an answer is undone at once, as long as nothing was learned', async ({ page, table }) => {
  const person = new Person(page);
  await person.startsGame(table.url, 'undertow');
  await person.playsUntil(async () => (await page.locator('.own .heap, .own .tile').count()) === 1);
  const hand = page.locator('.hand .held');
  const held = await hand.count();
  await page.keyboard.press('u');
  await expect(lands(page, '.own')).toHaveCount(0);
  await expect(hand).toHaveCount(held + 1);
  await expect(asks(page)).toHaveCount(0);
  // The answer before that kept the hand: a library was shuffled before it and not since, but cards were drawn.
  await page.locator('.panel .offers .action', { hasText: 'Play ' }).first().click();
  await expect(lands(page, '.own')).toHaveCount(1);
});

test('whoever runs out of time has conceded, and both see the clocks', async ({ page, table }) => {
  const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'basic', deck: 'ogres' }];
  const wanted = { seats, name: 'Ann', deck: 'ogres', language: 'en', clock: { seconds: 20, increment: 0 } };
  await page.goto(table.url);
  const room = await page.evaluate(async (wanted) => {
    const body = JSON.stringify(wanted);
    const made = await fetch('/api/rooms', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    const { room, seat, token } = (await made.json()) as { room: string; seat: number; token: string };
    localStorage.setItem('facedown', JSON.stringify({ language: 'en', name: 'Ann', seats: [{ room, seat, token }] }));
    return room;
  }, wanted);
  await page.goto(`${table.url}/room/${room}`);
  const clock = page.locator('.own').getByRole('timer', { name: 'Time left' });
  await expect(clock).toContainText(/0:\d\d/);
  await expect(page.locator('.others').getByRole('timer')).toHaveText(/0:\d\d/);
  const seconds = async (): Promise<number> => Number(/:(\d+)/.exec(await clock.innerText())?.[1]);
  const before = await seconds();
  await expect.poll(seconds).toBeLessThan(before);
  await expect(page.locator('.over')).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('.over strong')).toHaveText(/wins$/);
  await expect(page.locator('.over strong')).not.toContainText('Ann');
});

test('what is refused says why, and by which rule', async ({ page, table }) => {
  const person = new Person(page);
  await person.startsGame(table.url, 'wings');
  await person.playsUntil(async () => (await person.asked())?.kind === 'priority');
  // Without a land nothing of the hand can be cast.
  const held = page.locator('.hand .held:not(.can)').first();
  const name = (await held.getAttribute('aria-label')) ?? '';
  await held.focus();
  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Why not?' })).toBeVisible();
  await expect(dialog.locator('li').first()).toContainText(/\(CR \d{3}\.\d+/);
  await expect(dialog.locator('.printings')).toContainText(/Printed in:.*[A-Z0-9]{3}/);
  expect(name).toContain(await dialog.getByRole('heading', { level: 2 }).innerText());
  await page.keyboard.press('Escape');
  await expect(held).toBeFocused();
});
