import { Person } from './person';
import { expect, test } from './served';

test('a whole game against the bot', async ({ page, table }) => {
  const person = new Person(page);
  await person.startsGame(table.url);
  await person.playsUntil(() => Promise.resolve(false), 900);
  await expect(page.locator('.over strong')).toContainText(/wins|draw/);
  // All that was opened on the way fits what was sealed.
  await expect(page.locator('.alarm')).toHaveCount(0);
  await page.keyboard.press('v');
  await expect(page.locator('.count')).toHaveText(/Opened to you: (\d\d+), found true by this browser: \1\./);
  await page.keyboard.press('Escape');
  // Everything that was face down can be looked through, then the game step by step.
  await page.locator('.over').getByRole('button', { name: 'Face-down cards of this game' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.over').getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('group', { name: 'Replay' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('log')).toContainText(/wins the game|is a draw/);
  await page.keyboard.press('Home');
  await expect(page.locator('.bar .turn')).toContainText('Turn 1');
  await page.keyboard.press('t');
  await expect(page.locator('.bar .turn')).toContainText('Turn 2');
});

test('a game goes on after the page was loaded anew, and after the server was killed', async ({ page, table }) => {
  const person = new Person(page);
  await person.startsGame(table.url);
  await person.playsUntil(async () => (await person.turn()) >= 5);
  /** What everybody could see of the face-down cards so far. */
  const history = async (): Promise<string> => {
    await page.keyboard.press('d');
    const text = await page.getByRole('dialog').innerText();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    return text;
  };
  const seen = async (): Promise<unknown> => ({
    history: await history(),
    turn: await person.turn(),
    hand: await page.locator('.hand .held').count(),
    board: await page.locator('.tile, .heap').evaluateAll((all) => all.map((e) => e.getAttribute('aria-label'))),
    log: await page.locator('.log p').count(),
    asked: (await person.asked())?.kind,
  });
  const before = await seen();
  await page.reload();
  await expect(person.panel).toHaveAttribute('data-kind', /./);
  expect(await seen()).toEqual(before);
  await table.kill();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await table.start();
  await expect(page.getByText('Connection lost')).toBeHidden({ timeout: 20_000 });
  await expect(person.panel).toHaveAttribute('data-kind', /./);
  expect(await seen()).toEqual(before);
  const turn = await person.turn();
  await person.playsUntil(async () => (await person.turn()) > turn + 1);
});
