// Several browsers at one table.

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from './served';

/** A browser of its own for somebody with a name and a deck list. */
export async function comes(browser: Browser, name: string, deck: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext();
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

/** Whatever came over the sockets of a page. */
export function frames(page: Page): string[] {
  const all: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => all.push(payload.toString())));
  return all;
}

/** Ann makes a table for two, Bob comes by the link; the link. */
export async function sitDownTogether(ann: Page, bob: Page, url: string): Promise<string> {
  await ann.goto(url);
  await ann.getByText('Another game').click();
  await ann.getByLabel('Seat 2').selectOption('person');
  await ann.getByRole('button', { name: 'Make the table' }).click();
  const link = await ann.getByLabel('The link to this table').inputValue();
  await bob.goto(link);
  await expect(bob.getByText('At the table: Ann')).toBeVisible();
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await expect(ann.locator('.panel')).toBeVisible();
  await expect(bob.locator('.panel')).toBeVisible();
  return link;
}
