import { describe, expect, test } from 'vitest';
import type { FaceEntry, LogLine } from '../protocol';
import { cardWidth, RATIO } from './fit';
import { counted } from './log';
import { addCard, countsOf, parseDeck } from './deck';
import { distance, edge } from './nearest';
import { linked, linker } from './links';
import { manaText, pieces, symbolClass } from './symbols';
import { Cards } from './things';
import { routeOf } from '../state/paths';

describe('the size of cards', () => {
  test('is the largest with which all can be seen', () => {
    for (const [width, height, rows] of [[600, 200, [3]], [340, 160, [7]], [320, 140, [5, 4]], [900, 300, [12, 6]]] as const) {
      const card = cardWidth({ width, height }, [...rows], 30, 124);
      const lines = rows.reduce((sum, n) => sum + Math.ceil(n / Math.floor((width + 6) / (card + 6))), 0);
      expect(lines * (card * RATIO + 6) - 6).toBeLessThanOrEqual(height);
    }
  });
  test('is never smaller than can be touched', () => {
    expect(cardWidth({ width: 100, height: 20 }, [40], 50, 124)).toBe(50);
  });
});

test('an ability is said by the face that has it, and of no object in particular by no other', () => {
  const face = (english: string, text: string): FaceEntry =>
    ({ english, abilities: [{ id: 0, text }] }) as unknown as FaceEntry;
  const cards = new Cards({
    language: 'en',
    languages: [],
    faces: [face('Odd Lantern', 'When Odd Lantern dies, draw.'), face('Odd Bear', 'When Odd Bear dies, draw.')],
    abilities: ['When this creature dies, draw.', 'Flying'],
  });
  expect(cards.ability(0, cards.named('Odd Bear'))).toBe('When Odd Bear dies, draw.');
  expect(cards.ability(1, cards.named('Odd Bear'))).toBe('Flying');
  expect(cards.ability(0)).toBe('When this creature dies, draw.');
});

test('rules text falls into words and symbols', () => {
  expect(pieces('{T}: Add {G}.')).toEqual([{ symbol: 'T' }, { text: ': Add ' }, { symbol: 'G' }, { text: '.' }]);
  expect(symbolClass('2/W')).toBe('ms-2w');
  expect(symbolClass('T')).toBe('ms-tap');
  expect(manaText([0, 2, 0, 0, 1, 0])).toBe('{U}{U}{G}');
});

test('names in the log become links, the longest first', () => {
  const names = linker([
    ['Ogre', 'face1'],
    ['Gray Ogre', 'face2'],
  ]);
  expect(linked('Gray Ogre blocks #13 (cloaked)', names)).toEqual([
    { text: 'Gray Ogre', key: 'face2' },
    { text: ' blocks ' },
    { text: '#13', key: 'n13' },
    { text: ' (cloaked)' },
  ]);
});

test('lines that are the same are counted', () => {
  const line = { text: 'Ann draws a card', rule: '121.1', weight: 'Plain', turn: 1, faces: [] } satisfies LogLine;
  const log = counted(counted([], [line, line]), [line, { ...line, turn: 2 }]);
  expect(log.map((l) => l.times)).toEqual([3, 1]);
});

test('a deck is read as others write it, and changed without touching the rest', () => {
  const text = '// mine\n4 Forest\n2x Gray Ogre (M10) 139';
  expect(parseDeck(text)).toEqual([
    { count: 4, name: 'Forest' },
    { count: 2, name: 'Gray Ogre' },
  ]);
  expect(countsOf(parseDeck(text)).get('Forest')).toBe(4);
  expect(addCard(text, 'Forest', 1)).toBe('// mine\n5 Forest\n2x Gray Ogre (M10) 139');
  expect(addCard('1 Forest', 'Forest', -1)).toBe('');
  expect(addCard('1 Forest\n', 'Island', 1)).toBe('1 Forest\n1 Island');
});

test('an arrow key goes to what lies in its direction', () => {
  const box = (left: number, top: number): { left: number; top: number; width: number; height: number } => ({
    left,
    top,
    width: 10,
    height: 10,
  });
  expect(distance(box(0, 0), box(-50, 0), 'right')).toBe(Infinity);
  expect(distance(box(0, 0), box(50, 0), 'right')).toBeLessThan(distance(box(0, 0), box(50, 40), 'right'));
  expect(edge(box(0, 0), box(0, 100))).toEqual({ x: 5, y: 10 });
});

test('paths are pages', () => {
  expect(routeOf('/')).toEqual({ page: 'start' });
  expect(routeOf('/room/abc')).toEqual({ page: 'table', room: 'abc' });
  expect(routeOf('/replay/abc')).toEqual({ page: 'replay', room: 'abc' });
  expect(routeOf('/nowhere')).toEqual({ page: 'start' });
});
