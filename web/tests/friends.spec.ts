import type { BrowserContext, Page } from '@playwright/test';
import { Person } from './person';
import type { Question } from './person';
import { expect, test } from './served';

/** Disguise creatures that cost little to turn up, and their lands. */
const HIDDEN = ['Pyrotechnic Performer', 'Museum Nightwatch', 'Unyielding Gatekeeper', 'Boltbender', 'Dog Walker'];
const DECK = [...HIDDEN.map((name) => `4 ${name}`), '10 Plains', '10 Mountain'].join('\n');

/** Whatever came over the sockets of a page. */
function frames(page: Page): string[] {
  const all: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => all.push(payload.toString())));
  return all;
}

async function sitsDown(context: BrowserContext, name: string, deck: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(
    ([name, deck]) => {
      if (localStorage.getItem('facedown')) return;
      const decks = [{ name: 'mine', text: deck }];
      localStorage.setItem('facedown', JSON.stringify({ name, decks, deck: 'own:mine', language: 'en' }));
    },
    [name, deck] as const,
  );
  return page;
}

test('a disguised creature is turned up in combat, and nothing told the other browser before', async ({ browser, table }) => {
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const ann = await sitsDown(contexts[0], 'Ann', DECK);
  const bob = await sitsDown(contexts[1], 'Bob', '40 Forest');
  const heard = frames(bob);

  await ann.goto(table.url);
  await ann.getByText('Another game').click();
  await ann.getByLabel('Seat 2').selectOption('person');
  await ann.getByRole('button', { name: 'Make the table' }).click();
  const link = await ann.getByLabel('The link to this table').inputValue();
  await bob.goto(link);
  await expect(bob.getByText('At the table: Ann')).toBeVisible();
  await bob.getByRole('button', { name: 'Sit down' }).click();

  const [a, b] = [new Person(ann), new Person(bob)];
  await expect(a.panel).toBeVisible();
  await expect(b.panel).toBeVisible();

  // Both keep; then Ann casts face down and attacks, Bob only passes.
  const faces = (await (await fetch(`${table.url}/api/cards?lang=en`)).json()) as { faces: { id: number; english: string }[] };
  const secret = { name: '', number: 0 };
  let turnedUp = false;
  for (let n = 0; n < 600 && !turnedUp && !(await a.over()); n += 1) {
    const [of_a, of_b] = [await a.asked(), await b.asked()];
    if (of_b !== null) {
      if (of_b.kind === 'priority') await b.passes(of_b);
      else await b.answersLeast(of_b);
    } else if (of_a !== null) {
      if (of_a.kind === 'priority') turnedUp = await actsHidden(a, secret, of_a);
      else {
        if (of_a.kind === 'rows') await attacks(ann);
        await a.answersLeast(of_a);
      }
      if (turnedUp) break;
    }
    await ann.waitForTimeout(20);
    // Whatever Ann holds or has face down, Bob has not heard of it.
    for (const name of HIDDEN) {
      const id = faces.faces.find((f) => f.english === name)?.id;
      expect(heard.join('\n')).not.toContain(name);
      expect(heard.join('\n')).not.toContain(`"value":${id},`);
    }
    const shown = await bob.content();
    expect(HIDDEN.filter((name) => shown.includes(name))).toEqual([]);
  }
  expect(turnedUp).toBe(true);
  // Now it is there for everybody, with what made it face down in the list.
  await expect(bob.locator(`[data-key=n${secret.number}]`)).toHaveAccessibleName(new RegExp(secret.name));
  expect(heard.join('\n')).toContain(secret.name);
  await bob.keyboard.press('d');
  await expect(bob.getByRole('dialog')).toContainText('turned face up');
  await expect(bob.getByRole('dialog')).toContainText(secret.name);
  for (const context of contexts) await context.close();
});

/** Everything attacks. */
async function attacks(page: Page): Promise<void> {
  const all = page.locator('.panel [data-choice=all]');
  if ((await all.count()) > 0) return all.click();
  await page.locator('.panel [role=checkbox][data-row]').first().click();
}

/** Lands, then face-down spells; turns up in combat what attacks. True once that is done. */
async function actsHidden(person: Person, secret: { name: string; number: number }, question: Question): Promise<boolean> {
  const { page, panel } = person;
  for (const up of await panel.locator('.offers .action', { hasText: 'face up' }).all()) {
    const number = Number(/#(\d+)/.exec(await up.innerText())?.[1]);
    const tile = page.locator(`[data-key=n${number}]`);
    if ((await tile.and(page.locator('.fighting')).count()) === 0) continue;
    await page.keyboard.down('p');
    secret.name = await tile.locator('.peek').innerText();
    secret.number = number;
    await page.keyboard.up('p');
    await up.click();
    // Paid as proposed; then it is what it is.
    await expect(async () => {
      if ((await person.asked())?.kind === 'pay') await person.choice('send').click();
      await expect(tile).not.toHaveClass(/hidden/, { timeout: 300 });
    }).toPass({ timeout: 10_000 });
    return true;
  }
  const main = await page.locator('.strip [aria-current]').innerText();
  // With two of them there, mana is kept for turning one up.
  const enough = (await page.locator('.own .tile.hidden').count()) >= 2;
  const wanted = enough ? ['Play '] : ['Play ', 'face down'];
  if (main.startsWith('Main')) {
    for (const text of wanted) {
      const action = panel.locator('.offers .action', { hasText: text }).first();
      if ((await action.count()) > 0) {
        await action.click({ timeout: 2000 });
        await person.answered(question);
        return false;
      }
    }
  }
  await person.passes(question);
  return false;
}
