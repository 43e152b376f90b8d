import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Person } from './person';
import { expect, test } from './served';

async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  const said = serious.map((v) => `${v.id}: ${v.help}\n  ${v.nodes.map((n) => n.html).slice(0, 5).join('\n  ')}`);
  expect(said.join('\n')).toBe('');
}

for (const scheme of ['dark', 'light'] as const) {
  test(`nothing serious is found by the accessibility check, ${scheme}`, async ({ page, table }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of ['/', '/decks', '/judge', '/settings']) {
      await page.goto(table.url + path);
      await expect(page.locator('main h1')).toBeVisible();
      await accessible(page);
    }
    const person = new Person(page);
    await person.startsGame(table.url, 'undertow');
    await accessible(page);
    await person.playsUntil(async () => (await page.locator('.tile').count()) >= 4);
    await accessible(page);
    for (const key of ['?', 's', 'd', 'v', 'l', 'c', 'g']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await accessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a game is played by taps, and nothing sticks out', async ({ page, table }) => {
    const person = new Person(page);
    await person.startsGame(table.url);
    const fits = async (): Promise<void> => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(360);
      const small = await page.locator('.panel button:visible, .hand button:visible').evaluateAll((all) =>
        all.filter((e) => e.getBoundingClientRect().height < 30).map((e) => e.outerHTML),
      );
      expect(small).toEqual([]);
    };
    await fits();
    for (let n = 0; n < 300 && (await person.turn()) < 6 && !(await person.over()); n += 1) {
      const question = await person.asked();
      // Cards of the hand are tapped where they can be used.
      const held = page.locator('.hand .held.can').first();
      if (question?.kind === 'priority' && (await held.count()) > 0 && n % 2 === 0) {
        await held.tap();
        // Either that was all, or what to do with it is asked first.
        const menu = page.locator('.menu:popover-open button').first();
        await expect
          .poll(async () => (await menu.count()) > 0 || (await person.asked())?.moment !== question.moment)
          .toBe(true);
        if ((await menu.count()) > 0) await menu.tap();
        await person.moved(question);
      } else await person.answers();
      if (n % 8 === 0) await fits();
    }
    await expect(page.locator('.own .tile, .own .heap').first()).toBeVisible();
    await accessible(page);
    // The log is one tap away, and a long press reads a card.
    await page.locator('.bar').getByRole('button', { name: 'Log' }).tap();
    await expect(page.getByRole('dialog').locator('.log')).toBeVisible();
  });
});

test('four players fit on one screen', async ({ page, table }) => {
  await page.goto(table.url);
  await page.getByText('Another game').click();
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Another player' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const person = new Person(page);
  await expect(person.panel).toBeVisible();
  await person.playsUntil(async () => (await person.turn()) >= 9);
  await expect(page.locator('.seat')).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1366);
  await expect(page.locator('.alarm')).toHaveCount(0);
  await accessible(page);
});
