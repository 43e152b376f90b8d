import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { Person } from './person';
import { PROGRAM, expect, test } from './served';
import { comes, sitDownTogether } from './together';

/** What the program's own checker says of the log that the page gives. */
async function verified(page: Page): Promise<string> {
  const waits = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the log of the game' }).first().click();
  const path = await (await waits).path();
  return execFileSync(PROGRAM, ['verify', path], { encoding: 'utf8' });
}

/** Plays until something of the own side lies face down, with a deck in which little else can be cast. */
async function liesFaceDown(page: Page): Promise<void> {
  const person = new Person(page);
  const hidden = page.locator('.own .tile.hidden');
  await person.playsUntil(async () => {
    const action = page.locator('.panel .offers .action', { hasText: 'face down' }).first();
    if ((await hidden.count()) === 0 && (await action.count()) > 0) {
      const question = await person.asked();
      await action.click();
      await person.moved(question);
    }
    return (await hidden.count()) > 0;
  });
  await expect(hidden.first()).toBeVisible();
}

const DECK = ['4 Museum Nightwatch', '4 Unyielding Gatekeeper', '4 Essence of Antiquity', '4 Granite Witness', '24 Plains'].join('\n');

test('the browser checks each seal that is opened, and the log of the game can be checked by others', async ({ browser, table }) => {
  const page = await comes(browser, 'Ann', DECK);
  await new Person(page).startsGame(table.url, 'mine');
  // What the table committed to, and the part that this browser gave after that.
  await page.keyboard.press('v');
  const dialog = page.getByRole('dialog', { name: 'Seals and chance' });
  await expect(dialog.locator('p code')).toHaveText(/^[0-9a-f]{64}$/);
  await expect(dialog).toContainText('✓ what this browser sent');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Bot' })).toContainText('drawn by the table');
  // The own hand has been opened to its seat, the libraries have not.
  await expect(dialog.locator('.count')).toHaveText(/Sealed: \d{2,}\. Opened to you: (\d+), found true by this browser: \1\./);
  await page.keyboard.press('Escape');

  await liesFaceDown(page);
  await page.locator('.own .tile.hidden').first().focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog').locator('[data-seal]')).toContainText(/Seal \d+ \([0-9a-f]{4} [0-9a-f]{4}\): opened, and checked by this browser/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  expect(await verified(page)).toMatch(/^True: Ann against Bot, as Ann received it\./);
  await page.keyboard.press('Escape');

  await page.keyboard.press('c');
  await page.getByRole('button', { name: 'Concede …' }).click();
  await page.getByRole('button', { name: 'Yes, concede the game' }).click();
  await expect(page.locator('.over')).toBeVisible();
  expect(await verified(page)).toContain('The secret is not in the log');
  await page.locator('.over').getByRole('button', { name: 'Open everything' }).click();
  await expect(page.locator('.over')).toContainText('The secret is open');
  expect(await verified(page)).toContain('The secret is in the log: the game was played again');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Another game begins with another hash, and this browser has a part in it as well.
  await page.locator('.over').getByRole('button', { name: 'Another game' }).click();
  await expect(page.locator('.over')).toBeHidden();
  await page.keyboard.press('v');
  await expect(dialog).toContainText('✓ what this browser sent');
  await page.context().close();
});

test('the secret of a game is opened only where the other agrees', async ({ browser, table }) => {
  const [ann, bob] = [await comes(browser, 'Ann', DECK), await comes(browser, 'Bob', DECK)];
  await sitDownTogether(ann, bob, table.url);
  await ann.keyboard.press('c');
  await ann.getByRole('button', { name: 'Concede …' }).click();
  await ann.getByRole('button', { name: 'Yes, concede the game' }).click();
  await ann.locator('.over').getByRole('button', { name: 'Open everything' }).click();
  const asks = bob.getByRole('alertdialog');
  await expect(asks).toContainText('asks to open the secret of this game');
  await asks.getByRole('button', { name: 'No' }).click();
  await expect(ann.getByRole('alertdialog')).toBeHidden();
  await expect(ann.locator('.over')).not.toContainText('The secret is open');
  await bob.locator('.over').getByRole('button', { name: 'Open everything' }).click();
  await ann.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  for (const page of [ann, bob]) await expect(page.locator('.over')).toContainText('The secret is open');
  for (const page of [ann, bob]) await page.context().close();
});

test('a table that shows another card than it sealed is found out, loudly', async ({ page, table }) => {
  // Between the table and the browser somebody changes one card that is opened.
  let changed = 0;
  await page.routeWebSocket(/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const text = message.toString();
      const other = text.replace(/"opened":\[\{"seal":(\d+),"card":"[^"]+"/, '"opened":[{"seal":$1,"card":"Gray Ogre"');
      if (other !== text) changed += 1;
      socket.send(other);
    });
  });
  await new Person(page).startsGame(table.url, 'undertow');
  await expect(page.getByRole('alert')).toContainText('What the table shows is not what it sealed!');
  expect(changed).toBeGreaterThan(0);
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Seals and chance' })).toContainText('Keep the log of this game');
});

test('a table that draws with another number than the browser gave is found out', async ({ page, table }) => {
  await page.routeWebSocket(/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(message.toString().replace(/("chance":\{"commitment":"[0-9a-f]+","nonces":\[\{"nonce":")[0-9a-f]{4}/, '$10000'));
    });
  });
  await new Person(page).startsGame(table.url, 'undertow');
  await expect(page.getByRole('alert')).toContainText('did not keep to the chance it committed to');
});
