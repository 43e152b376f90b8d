import { expect, test } from 'vitest';
import type { Thing, Told, ToldEvent } from '../protocol';
import { faceDownHistory } from './facedown';

const told = (...events: ToldEvent[]): Told[] => events.map((event) => ({ event, rule: '' }));
const thing = (number: number, face_down: Thing['face_down'], card: number | null = null): Thing => ({
  handle: { Number: number },
  face_down,
  card: card === null ? null : { value: card, grant: 'PublicZone' },
});
const enters = (number: number, by: 'Cloak' | 'Disguise'): ToldEvent => ({
  Moved: {
    was: { Somewhere: [0, 'Library'] },
    now: thing(number, by),
    from: 'Library',
    to: 'Battlefield',
    owner: 0,
    controller: 0,
    cause: by === 'Cloak' ? 'Cloak' : 'Resolve',
  },
});

test('each face-down permanent keeps its number, cause, turn and attacks, and gets its end', () => {
  const history = faceDownHistory(
    told(
      { TurnBegan: { active: 0, number: 3 } },
      enters(4, 'Cloak'),
      enters(7, 'Disguise'),
      { TurnBegan: { active: 0, number: 5 } },
      { Attacked: { attacker: { Number: 4 }, defender: 1 } },
      { TurnedFaceUp: { what: thing(4, null, 12), how: { Special: 'Cloaked' }, x: 0 } },
      { Attacked: { attacker: { Number: 4 }, defender: 1 } },
      { Revealed: { what: thing(7, 'Disguise', 20), why: 'GameEnd' } },
    ),
  );
  expect(history).toEqual([
    {
      number: 4,
      by: 'Cloak',
      turn: 3,
      controller: 0,
      attacks: [{ turn: 5, defender: 1 }],
      card: 12,
      end: { what: 'turned-up', how: { Special: 'Cloaked' }, turn: 5 },
    },
    { number: 7, by: 'Disguise', turn: 3, controller: 0, attacks: [], card: 20, end: { what: 'game-end', turn: 5 } },
  ]);
});

test('what leaves face down shows what it was', () => {
  const [one] = faceDownHistory(
    told(
      enters(4, 'Cloak'),
      { Revealed: { what: thing(4, null, 12), why: 'LeavingFaceDown' } },
      {
        Moved: {
          was: { Number: 4 },
          now: thing(9, null, 12),
          from: 'Battlefield',
          to: 'Graveyard',
          owner: 0,
          controller: 0,
          cause: 'Destroy',
        },
      },
    ),
  );
  expect(one).toMatchObject({ number: 4, card: 12, end: { what: 'left', to: 'Graveyard' } });
});

test('a face-down spell is no permanent, and what was turned down counts from then on', () => {
  const history = faceDownHistory(
    told({ TurnBegan: { active: 1, number: 2 } }, { TurnedFaceDown: { what: { Number: 3 } } }),
  );
  expect(history).toMatchObject([{ number: 3, by: 'Effect', turn: 2, end: null }]);
});
