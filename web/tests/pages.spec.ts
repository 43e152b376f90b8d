import { Person } from './person';
import { expect, test } from './served';

test('a deck is built, checked, kept and chosen', async ({ page, table }) => {
  await page.goto(`${table.url}/decks`);
  await page.getByLabel('Name, type or text').fill('Exalted Angel');
  await page.getByRole('button', { name: 'One Exalted Angel more' }).click();
  await expect(page.getByRole('textbox', { name: 'Deck list' })).toHaveValue('1 Exalted Angel');
  await page.getByRole('textbox', { name: 'Deck list' }).fill('4 Exalted Angle\n36 Plains');
  await expect(page.getByText('Line 1')).toContainText('Exalted Angel');
  await page.getByRole('textbox', { name: 'Deck list' }).fill('4 Exalted Angel\n36 Plains');
  await expect(page.getByText('This deck may be played')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('angels');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto(table.url);
  await expect(page.getByRole('radio', { name: /angels/ })).toBeChecked();
  await page.getByRole('button', { name: 'Play against the bot' }).click();
  await expect(page.locator('.hand .held')).toHaveCount(7);
});

test('a deck is pasted, and what is wrong with it is said line by line', async ({ page, table, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${table.url}/decks`);
  await page.evaluate(() => navigator.clipboard.writeText('4 Exalted Angel\n2 Wholly Unknown Card\n34 Plains\nGray Ogre'));
  const list = page.getByRole('textbox', { name: 'Deck list' });
  await list.focus();
  await page.keyboard.press('Control+v');
  await expect(list).toHaveValue(/Wholly Unknown Card/);
  await expect(page.getByText('Line 2')).toContainText('Wholly Unknown Card');
  await expect(page.getByText('Line 4')).toContainText('Gray Ogre');
  await expect(page.getByText('This deck may be played')).toBeHidden();
  // It is kept as it is, and a table that is asked to play with it says the same.
  await page.getByLabel('Name', { exact: true }).fill('unknown');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto(table.url);
  await page.getByRole('button', { name: 'Play against the bot' }).click();
  await expect(page.getByRole('alert')).toContainText('Wholly Unknown Card');
});

test('a position of a game is copied as a scenario, which the judge runs', async ({ page, table, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = new Person(page);
  await person.startsGame(table.url, 'masquerade');
  await person.playsUntil(async () => (await person.turn()) >= 6);
  await page.keyboard.press('c');
  await page.getByRole('button', { name: 'Copy as scenario' }).click();
  await expect(page.getByRole('dialog')).toContainText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Scenario:');
  await page.goto(`${table.url}/judge`);
  await expect(page.getByRole('textbox')).toHaveValue(text);
  await page.getByRole('button', { name: /^Judge/ }).click();
  await expect(page.getByRole('heading', { name: /✓/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /✗/ })).toHaveCount(0);
});

test('a rules question is judged and explained', async ({ page, table }) => {
  await page.goto(`${table.url}/judge`);
  await page.getByRole('button', { name: /^Judge/ }).click();
  await expect(page.getByRole('heading', { name: /✓ a creature card turns up/ })).toBeVisible();
  await expect(page.locator('section ol li').first()).toBeVisible();
  const text = await page.getByRole('textbox').inputValue();
  await page.getByRole('textbox').fill(text.replace('is face up', 'is face down'));
  await page.getByRole('button', { name: /^Judge/ }).click();
  await expect(page.getByRole('heading', { name: /✗/ })).toBeVisible();
});

test('the page speaks the language that is chosen', async ({ page, table }) => {
  await page.goto(`${table.url}/settings`);
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.goto(`${table.url}/decks`);
  await page.getByLabel('Name, Typ oder Text').fill('Plains');
  await expect(page.locator('.card', { hasText: 'Ebene' }).first()).toBeVisible();
});
