// The real table: the program itself, on a free port, with a folder of its own.

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

export const PROGRAM = process.env['FACEDOWN'] ?? '../target/debug/facedown';

export class Served {
  url = '';
  private program: ChildProcess | null = null;
  private readonly data = mkdtempSync(join(tmpdir(), 'facedown-table-'));

  /** Starts it, on the same port as before if it ran before. */
  async start(): Promise<void> {
    const listen = this.url === '' ? '127.0.0.1:0' : new URL(this.url).host;
    const program = spawn(PROGRAM, ['serve', '--listen', listen, '--data', this.data, '--tick', '5'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.program = program;
    let errors = '';
    program.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    this.url = await new Promise<string>((found, fails) => {
      let said = '';
      program.stdout.on('data', (text: Buffer) => {
        said += text.toString();
        const at = /http:\/\/[\w.:]+/.exec(said);
        if (at) found(at[0]);
      });
      program.on('error', (why) => fails(why));
      program.on('exit', (code) => fails(new Error(`${PROGRAM} serve ended with ${code}: ${errors}`)));
    });
  }

  /** As when the power goes. */
  async kill(): Promise<void> {
    const program = this.program;
    if (!program || program.exitCode !== null) return;
    const gone = new Promise((done) => program.on('exit', done));
    program.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** A test with a table, and pages whose errors fail it. */
export const test = base.extend<{ table: Served }>({
  table: async ({}, use) => {
    const table = new Served();
    await table.start();
    await use(table);
    await table.end();
  },
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (why) => errors.push(why.stack ?? why.message));
    await use(page);
    if (errors.length > 0) throw new Error(errors.join('\n'));
  },
});

export { expect } from '@playwright/test';
