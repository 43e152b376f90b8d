// The log: what is the same as the line before is counted there.

import type { LogLine } from '../protocol';

export type Line = LogLine & { times: number };

export function counted(log: Line[], more: LogLine[]): Line[] {
  const all = [...log];
  for (const line of more) {
    const last = all.at(-1);
    if (last && last.text === line.text && last.rule === line.rule && last.turn === line.turn) {
      all[all.length - 1] = { ...last, times: last.times + 1 };
    } else all.push({ ...line, times: 1 });
  }
  return all;
}
