// A simple person at the table, who looks at the page and clicks.

import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What is asked now, as the page says. */
export interface Question {
  kind: string;
  moment: string;
}

export class Person {
  readonly panel: Locator;
  /** So many things were done with priority in this turn and step: nobody acts for ever. */
  private done = { where: '', times: 0 };

  constructor(readonly page: Page) {
    this.panel = page.locator('.panel');
  }

  /** A game against a bot, with one click. */
  async startsGame(url: string, deck = 'masquerade'): Promise<void> {
    await this.page.goto(url);
    await this.page.getByRole('radio', { name: new RegExp(`^${deck}`) }).check();
    await this.page.getByRole('button', { name: 'Play against the bot' }).click();
    await expect(this.panel).toBeVisible();
  }

  async asked(): Promise<Question | null> {
    const [kind, moment] = await this.panel.evaluate((e) => [e.getAttribute('data-kind'), e.getAttribute('data-moment')]);
    return kind ? { kind, moment: moment ?? '' } : null;
  }

  /** The game is over, or goes on without this person. */
  async over(): Promise<boolean> {
    return (await this.page.locator('.over, .own .plate.gone').count()) > 0;
  }

  async turn(): Promise<number> {
    const text = await this.page.locator('.bar .turn').innerText();
    return Number(/\d+/.exec(text)?.[0] ?? 0);
  }

  /** Waits until something else is asked, or the game is over. */
  async moved(before: Question | null): Promise<void> {
    await this.page.waitForFunction(
      (moment) => {
        const panel = document.querySelector('.panel');
        const now = panel?.getAttribute('data-moment');
        return document.querySelector('.over, .own .plate.gone') !== null || (panel?.hasAttribute('data-kind') && now !== moment);
      },
      before?.moment ?? '',
      { timeout: 30_000 },
    );
  }

  /** Waits until the answer has been taken: nothing is asked, or something else. */
  async answered({ moment }: Question): Promise<void> {
    await this.page.waitForFunction(
      (moment) => {
        const panel = document.querySelector('.panel');
        return !panel?.hasAttribute('data-kind') || panel.getAttribute('data-moment') !== moment;
      },
      moment,
      { timeout: 15_000 },
    );
  }

  /** Waits until an answer has been taken or refused; whether it was taken. */
  async accepted(question: Question): Promise<boolean> {
    const refused = this.panel.locator('.note').waitFor({ timeout: 30_000 }).then(() => false, () => false);
    return Promise.race([this.moved(question).then(() => true), refused]);
  }

  choice(name: string | number): Locator {
    return this.panel.locator(`[data-choice="${name}"]:visible`).first();
  }

  /** Answers what is asked, somehow sensibly. */
  async answers(): Promise<void> {
    const question = await this.asked();
    if (question === null) return this.moved(null);
    switch (question.kind) {
      case 'priority':
        await this.acts(question);
        break;
      case 'rows':
        await this.declares(question);
        break;
      case 'one':
        await this.panel.locator('.choices button').first().click();
        break;
      case 'some':
        await this.picks(question);
        break;
      default:
        await this.choice('send').click();
    }
    await this.moved(question);
  }

  /** Sends the form with no more picked than it takes. */
  async answersLeast(question: Question): Promise<void> {
    if (question.kind === 'one') await this.panel.locator('.choices button').first().click();
    else if (question.kind === 'some') await this.picks(question);
    else await this.choice('send').click();
    await this.answered(question);
  }

  /** The first action there is, now and then; otherwise passes. */
  private async acts(question: Question): Promise<void> {
    const where = `${await this.turn()} ${await this.page.locator('.strip [aria-current]').innerText()}`;
    if (where !== this.done.where) this.done = { where, times: 0 };
    const action = this.panel.locator('.offers .action:visible').first();
    if (this.done.times < 4 && (await action.count()) > 0) {
      this.done.times += 1;
      await action.click();
      return;
    }
    await this.passes(question);
  }

  /** Passes priority. In the instant in which a question changes a press is not taken; then again. */
  async passes({ moment }: Question): Promise<void> {
    const stands = async (): Promise<boolean> => (await this.asked())?.moment === moment;
    for (let n = 0; n < 20 && (await stands()); n += 1) {
      await this.panel.locator('.pass').click({ timeout: 2000 }).catch(() => undefined);
      for (let wait = 0; wait < 10 && (await stands()); wait += 1) await this.page.waitForTimeout(15);
    }
  }

  /** Attacks with all; blocks with nobody. What is refused is done as little as it can be. */
  private async declares(question: Question): Promise<void> {
    const all = this.choice('all');
    if ((await all.count()) > 0) await all.click();
    else if ((await this.panel.getByText('attacks').count()) === 0) {
      const row = this.panel.locator('[role=checkbox][data-row]').first();
      if ((await row.count()) > 0 && (await this.panel.getByText('stays home').count()) > 0) await row.click();
    }
    await this.choice('send').click();
    if (await this.accepted(question)) return;
    const none = this.choice('none');
    if ((await none.count()) > 0) await none.click();
    await this.choice('send').click();
  }

  private async picks({ moment }: Question): Promise<void> {
    const boxes = this.panel.locator('[role=checkbox][aria-checked=false]:enabled');
    const send = this.panel.locator('[data-choice=send]');
    for (let n = 0; n < 20; n += 1) {
      if ((await send.count()) > 0 && (await send.isEnabled())) return send.click();
      if ((await this.panel.getAttribute('data-moment')) !== moment) return;
      // Where one is wanted, picking it is the whole answer.
      const one = (await send.count()) === 0;
      await boxes.first().click();
      if (one) return;
    }
  }

  /** Plays on until something holds, or the game is over. */
  async playsUntil(holds: () => Promise<boolean>, most = 400): Promise<void> {
    for (let n = 0; n < most; n += 1) {
      if ((await this.over()) || (await holds())) return;
      await this.answers();
    }
    throw new Error('it takes too long');
  }
}
