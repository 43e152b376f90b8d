import type { Page } from '@playwright/test';
import { Person } from './person';
import type { Question } from './person';
import { expect, test } from './served';
import { comes, frames, sitDownTogether } from './together';

/** Disguise creatures that any three lands of the deck turn up. */
const HIDDEN = ['Essence of Antiquity', 'Museum Nightwatch', 'Unyielding Gatekeeper', 'Granite Witness', 'Dog Walker'];
const DECK = [...HIDDEN.map((name) => `4 ${name}`), '20 Plains'].join('\n');
/** So many games are begun at most: a hand may hold no land for long. */
const ROOMS = 4;

test('a disguised creature is turned up in combat, and nothing told the other browsers before', async ({ browser, table }) => {
  const ann = await comes(browser, 'Ann', DECK);
  const bob = await comes(browser, 'Bob', '40 Forest');
  /** She looks on. */
  const eve = await comes(browser, 'Eve', '40 Forest');
  const others = [bob, eve].map((page) => ({ page, heard: frames(page) }));

  const ids = await faces(table.url);
  let secret: Secret | null = null;
  for (let room = 0; room < ROOMS && secret === null; room += 1) {
    const link = await sitDownTogether(ann, bob, table.url);
    for (const { heard } of others) heard.length = 0;
    await eve.goto(link);
    await expect(eve.locator('.panel')).toContainText('You look on');
    secret = await playsHidden(ann, bob, others, ids);
  }
  if (secret === null) throw new Error(`in ${ROOMS} games no creature was turned up in combat`);
  // Now it is there for everybody, with what made it face down in the list.
  for (const { page, heard } of others) {
    await expect(page.locator(`[data-key=n${secret.number}]`)).toHaveAccessibleName(new RegExp(secret.name));
    expect(heard.join('\n')).toContain(secret.name);
    expect(ids.some((id) => heard.join('\n').includes(`"value":${id},`))).toBe(true);
    await page.keyboard.press('d');
    await expect(page.getByRole('dialog')).toContainText('turned face up');
    await expect(page.getByRole('dialog')).toContainText(secret.name);
  }
  for (const page of [ann, bob, eve]) await page.context().close();
});

/** A browser that is to know nothing, and what it was sent. */
interface Other {
  page: Page;
  heard: string[];
}

/** What was turned up, and the number it had. */
interface Secret {
  name: string;
  number: number;
}

/** The numbers of the hidden cards' faces. */
async function faces(url: string): Promise<number[]> {
  const all = (await (await fetch(`${url}/api/cards?lang=en`)).json()) as { faces: { id: number; english: string }[] };
  return all.faces.filter((f) => HIDDEN.includes(f.english)).map((f) => f.id);
}

/**
 * Both keep; then Ann casts face down and attacks, Bob only passes. What Ann turned up in combat; null where the
 * game ends or Ann has to discard before that.
 */
async function playsHidden(ann: Page, bob: Page, others: Other[], ids: number[]): Promise<Secret | null> {
  const [a, b] = [new Person(ann), new Person(bob)];
  for (let n = 0; n < 900; n += 1) {
    const [of_a, of_b] = [await a.asked(), await b.asked()];
    if (of_b !== null) {
      if (of_b.kind === 'priority') await b.passes(of_b);
      else await b.answersLeast(of_b);
    } else if (of_a !== null) {
      if (of_a.kind === 'priority') {
        const secret = await actsHidden(a, of_a);
        if (secret !== null) return secret;
      } else if (of_a.kind === 'some') {
        // A hand too full: what is discarded everybody sees.
        return null;
      } else {
        if (of_a.kind === 'rows') await attacks(ann);
        await a.answersLeast(of_a);
      }
    }
    await ann.waitForTimeout(20);
    // A game that is over shows everything.
    if (others.some(({ heard }) => heard.some((frame) => frame.includes('"over":{')))) return null;
    for (const other of others) await knowsNothing(other, ids);
  }
  return null;
}

/** Whatever Ann holds or has face down, another browser has not heard of it and does not show it. */
async function knowsNothing({ page, heard }: Other, ids: number[]): Promise<void> {
  const all = heard.join('\n');
  const shown = await page.content();
  for (const name of HIDDEN) expect(all).not.toContain(name);
  for (const id of ids) expect(all).not.toContain(`"value":${id},`);
  expect(HIDDEN.filter((name) => shown.includes(name))).toEqual([]);
}

/** Everything attacks. */
async function attacks(page: Page): Promise<void> {
  const all = page.locator('.panel [data-choice=all]');
  if ((await all.count()) > 0) return all.click();
  await page.locator('.panel [role=checkbox][data-row]').first().click();
}

/** Lands, then face-down spells; turns up in combat what attacks, and says what that was. */
async function actsHidden(person: Person, question: Question): Promise<Secret | null> {
  const { page, panel } = person;
  for (const up of await panel.locator('.offers .action', { hasText: 'face up' }).all()) {
    const number = Number(/#(\d+)/.exec(await up.innerText())?.[1]);
    const tile = page.locator(`[data-key=n${number}]`);
    if ((await tile.and(page.locator('.fighting')).count()) === 0) continue;
    await page.keyboard.down('p');
    const name = await tile.locator('.peek').innerText();
    await page.keyboard.up('p');
    await up.click();
    // Paid as proposed; then it is what it is.
    await expect(async () => {
      if ((await person.asked())?.kind === 'pay') await person.choice('send').click();
      await expect(tile).not.toHaveClass(/hidden/, { timeout: 300 });
    }).toPass({ timeout: 20_000 });
    return { name, number };
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
        return null;
      }
    }
  }
  await person.passes(question);
  return null;
}
