import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { check, noSeals, sealsAfter } from './seals';
import type { Handle, Sealed, Told } from '../protocol';

const salt = '00112233445566778899aabbccddeeff';
const hashed = (card: string): string => createHash('sha256').update(Buffer.from(salt, 'hex')).update(card).digest('hex');
const sealed = (seal: number, of: Handle, after: number): Sealed => ({ seal, of, after, commitment: hashed('Dog Walker') });

function moved(was: Handle, now: Handle, faceDown: boolean): Told {
  const thing = { handle: now, card: null, face_down: faceDown ? 'Disguise' : null, name: null };
  const event = { Moved: { was, now: thing, from: 'Stack', to: 'Battlefield', owner: 0, controller: 0, cause: 'Resolve' } };
  return { rule: '608.3', event } as unknown as Told;
}

describe('seals', () => {
  test('a seal goes with its object as long as that is face down', () => {
    const on_stack = sealsAfter(noSeals, [], [sealed(7, { Number: 3 }, 0)], []);
    expect(on_stack.at.get('n3')).toBe(7);
    const entered = sealsAfter(on_stack, [moved({ Number: 3 }, { Number: 4 }, true)], [], []);
    expect([...entered.at]).toEqual([['n4', 7]]);
    expect(sealsAfter(entered, [moved({ Number: 4 }, { Number: 5 }, false)], [], []).at.size).toBe(0);
    expect(on_stack.at.get('n3')).toBe(7);
  });

  test('what was sealed after an event is not moved by that event', () => {
    const told = [moved({ Number: 3 }, { Number: 4 }, true)];
    expect([...sealsAfter(noSeals, told, [sealed(1, { Number: 3 }, 0)], []).at]).toEqual([['n4', 1]]);
    expect([...sealsAfter(noSeals, told, [sealed(1, { Number: 3 }, 1)], []).at]).toEqual([['n3', 1]]);
  });

  test('an opening fits, or it does not', async () => {
    const { commitments } = sealsAfter(noSeals, [], [sealed(2, { Library: [0, 0] }, 0)], []);
    expect(await check({ seal: 2, card: 'Dog Walker', salt }, commitments)).toBe('fits');
    expect(await check({ seal: 2, card: 'Gray Ogre', salt }, commitments)).toBe('wrong');
    expect(await check({ seal: 3, card: 'Dog Walker', salt }, commitments)).toBe('wrong');
  });
});
