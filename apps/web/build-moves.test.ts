import { expect, test } from 'vitest';
import { moveParts } from './build-moves.ts';
import type { Chunk, Load } from './build-types.ts';

const part = (name: string, bytes: number, imports: string[] = []): Chunk => ({
  fileName: name,
  name,
  code: 'x'.repeat(bytes),
  imports,
  moduleIds: [name],
  isEntry: name === 'main',
});
const load = (...modules: string[]): Load => ({ modules: ['main', ...modules], weight: 1 });
const rules = {
  estimate: (code: string) => code.length,
  isFixed: ({ isEntry }: Chunk) => isEntry,
  maxFiles: 12,
  minBytes: 10,
};
const sorted = (groups: string[][]) => groups.map((ids) => ids.toSorted().join()).toSorted();

test('a part moves to the file of the only page that needs it', () => {
  const parts = [part('main', 5), part('home', 50, ['map']), part('map', 30), part('list', 50)];
  const groups = moveParts([['home'], ['list', 'map']], parts, [load('home'), load('list')], rules);
  expect(sorted(groups)).toEqual(['home,map', 'list']);
});

test('a page over its limit gets smaller, even if another one grows within its own limit', () => {
  const parts = [part('main', 5), part('home', 50), part('map', 30), part('list', 50, ['map'])];
  const both = [part('other', 10, ['list']), part('busy', 20, ['map'])];
  const loads = [
    { ...load('home'), limit: 60 },
    { ...load('other'), limit: 200 },
    { ...load('busy'), limit: 200 },
  ];
  const groups = moveParts(
    [['home', 'map'], ['list'], ['other'], ['busy']],
    [...parts, ...both],
    loads,
    rules,
  );
  expect(groups.find((ids) => ids.includes('home'))).toEqual(['home']);
});

test('no move leaves a file that is too small, or files that import each other in a circle', () => {
  const small = [part('main', 5), part('home', 50, ['icon']), part('icon', 4), part('list', 50)];
  const asIs = [['home', 'icon'], ['list']];
  expect(sorted(moveParts(asIs, small, [load('home'), load('list')], rules))).toEqual(['home,icon', 'list']);

  const inTurn = [part('main', 5), part('a', 20, ['b']), part('b', 20, ['c']), part('c', 20)];
  const loads = [load('a'), load('b'), { ...load('c'), weight: 0.1 }];
  const files = moveParts([['a', 'b', 'c']], inTurn, loads, rules);
  expect(sorted(files)).toEqual(['a,b,c']);
});

test('a load without a limit never gets larger', () => {
  const parts = [part('main', 5), part('home', 50, ['map']), part('map', 30), part('list', 50, ['map'])];
  const loads = [{ ...load('home'), weight: 100 }, load('list'), load('map')];
  const groups = moveParts([['home'], ['list'], ['map']], parts, loads, rules);
  expect(sorted(groups)).toEqual(['home', 'list', 'map']);
});
