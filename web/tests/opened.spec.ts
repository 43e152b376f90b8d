import { expect } from '@playwright/test';
import { test } from './served';

test('a room that the program has opened seats its maker, and the address keeps no secret', async ({ page, table }) => {
  const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'basic', deck: 'ogres' }];
  const answer = await page.request.post(`${table.url}/api/rooms`, { data: { seats, name: 'Ann', deck: 'wings' } });
  const { room, seat, token } = (await answer.json()) as { room: string; seat: number; token: string };
  await page.goto(`${table.url}/room/${room}#seat=${seat}&token=${token}`);
  await expect(page.locator('.hand .held')).toHaveCount(7);
  expect(page.url()).toBe(`${table.url}/room/${room}`);
  await page.reload();
  await expect(page.locator('.hand .held')).toHaveCount(7);
});
