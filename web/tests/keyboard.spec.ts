import { Person } from './person';
import { expect, test } from './served';

test('everything is done with the keyboard alone', async ({ page, table }) => {
  const person = new Person(page);
  const { keyboard } = page;
  await page.goto(table.url);
  await expect(page.getByRole('button', { name: 'Play against the bot' })).toBeEnabled();
  // From the address to the button by tabs.
  const button = page.getByRole('button', { name: 'Play against the bot' });
  for (let n = 0; n < 15 && !(await button.evaluate((e) => e === document.activeElement)); n += 1) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(person.panel).toBeVisible();

  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('pass priority');
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  let cast = 0;
  const enough = async (): Promise<boolean> => cast > 2 && (await person.turn()) >= 7;
  for (let n = 0; n < 400 && !(await enough()) && !(await person.over()); n += 1) {
    const question = await person.asked();
    if (question === null) {
      await person.moved(null);
      continue;
    }
    const acts = question.kind === 'priority' && (await page.locator('.panel .action kbd').count()) > 0 && n % 3 !== 2;
    if (acts) cast += 1;
    if (question.kind === 'one' || acts) await keyboard.press('1');
    else if (question.kind === 'rows') {
      await keyboard.press('a');
      await keyboard.press('.');
    } else if (question.kind === 'some') {
      for (const digit of '123456789') {
        const send = person.choice('send');
        if ((await send.count()) > 0 && (await send.isEnabled())) break;
        await keyboard.press(digit);
      }
      await keyboard.press('.');
    } else {
      await page.waitForTimeout(260);
      await keyboard.press('.');
    }
    await page.waitForTimeout(60);
  }
  expect(await enough()).toBe(true);
  await person.moved(null);

  // To a card of the own side, read it, and back.
  await keyboard.press('b');
  await expect(page.locator('.own .tile:focus, .own .heap:focus')).toHaveCount(1);
  await keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await keyboard.press('ArrowUp');
  await expect(page.locator(':focus')).toHaveCount(1);
  await keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'Stops' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Upkeep, In your turns' }).focus();
  await keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Upkeep, In your turns' })).toBeChecked();
  await keyboard.press('Escape');
  // Giving up needs no mouse either.
  await keyboard.press('c');
  for (const name of ['Concede …', 'Yes, concede the game']) {
    await page.getByRole('button', { name }).focus();
    await keyboard.press('Enter');
  }
  await expect(page.locator('.over')).toBeVisible();
});

test('a key counts however soon it follows another', async ({ page, table }) => {
  const person = new Person(page);
  const { keyboard } = page;
  await person.startsGame(table.url);
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  for (let n = 0; n < 12; n += 1) {
    await keyboard.press('s');
    await expect(dialog('Stops')).toBeVisible();
    await keyboard.press('Escape');
    await keyboard.press('c');
    await expect(dialog('Menu')).toBeVisible();
    await keyboard.press('Escape');
    await keyboard.press('c');
    await expect(dialog('Menu')).toBeVisible();
    // One that is closed with the pointer is closed at once as well.
    await page.getByRole('button', { name: 'Close' }).click();
    await keyboard.press('d');
    await page.waitForTimeout(40);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // Escape belonged to the dialogs: nothing was withdrawn or answered.
  expect((await person.asked())?.kind).toBe('one');
  // What had the focus has it again.
  await keyboard.press('h');
  const card = page.locator('.hand button').first();
  await expect(card).toBeFocused();
  await keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keyboard.press('Escape');
  await expect(card).toBeFocused();
});
