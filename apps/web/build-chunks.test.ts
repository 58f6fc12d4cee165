import { expect, test } from 'vitest';
import { groupModules } from './build-chunks.ts';
import { moveHelpers } from './build-helpers.ts';
import type { Chunk } from './build-types.ts';

const chunk = (name: string, kB: number, imports: string[] = []): Chunk => ({
  fileName: name,
  name,
  code: 'x'.repeat(kB * 1_000),
  imports,
  moduleIds: [name],
  isEntry: name === 'main',
});
const load = (...modules: string[]) => ({ modules: ['main', ...modules], weight: 1 });
const sorted = (groups: string[][]) => groups.map((ids) => ids.toSorted().join()).toSorted();

test('small modules join the file that costs the other pages least', () => {
  const chunks = [
    chunk('main', 10),
    chunk('icon', 0.2),
    chunk('form', 20, ['icon']),
    chunk('list', 20, ['icon']),
    chunk('first', 10, ['form']),
    chunk('second', 10, ['form', 'list']),
    chunk('third', 10, ['list']),
  ];
  expect(sorted(groupModules(chunks, [load('first'), load('second'), load('third')]))).toEqual(
    ['first', 'form,icon', 'list', 'second', 'third'].toSorted(),
  );
});

test('a page with many files gets them in at most twelve', () => {
  const parts = Array.from({ length: 30 }, (_, i) => chunk(`part-${i}`, 5));
  const pages = parts.map((part, i) => chunk(`page-${i}`, 5, [part.fileName, `part-${(i + 1) % 30}`]));
  const all = chunk(
    'all',
    5,
    parts.map(({ fileName }) => fileName),
  );
  const groups = groupModules(
    [chunk('main', 10), ...parts, ...pages, all],
    [load('all'), ...pages.map(({ fileName }) => load(fileName))],
  );
  const withParts = groups.filter((ids) => ids.some((id) => id.startsWith('part-') || id === 'all'));
  expect(withParts.length).toBeLessThanOrEqual(11);
  expect(groups.flat().toSorted()).toEqual([...parts, ...pages, all].map((it) => it.fileName).toSorted());
});

test('no document loads the entry of another one, which would run it', () => {
  const desk = { ...chunk('desk', 5, ['icon']), isEntry: true };
  const chunks = [chunk('main', 5), desk, chunk('icon', 0.2), chunk('page', 0.2, ['main', 'icon'])];
  expect(sorted(groupModules(chunks, [load('page'), { modules: ['desk'], weight: 0.01 }]))).toEqual([
    'icon',
    'page',
  ]);
});

test('a file that an entry imports never imports the entry', () => {
  const desk = { ...chunk('desk', 5, ['count']), isEntry: true };
  const screens = [chunk('reports', 5, ['frame']), chunk('people', 5, ['frame'])];
  const chunks = [desk, chunk('count', 0.2), chunk('frame', 0.2, ['desk', 'count']), ...screens];
  const loads = [[], ['reports'], ['people']].map((modules) => ({
    modules: ['desk', ...modules],
    weight: 1,
  }));
  const together = groupModules(chunks, loads).find((ids) => ids.includes('count'));
  expect(together).toEqual(['count']);
});

test('what no page loads first stays on its own, and an unknown module is an error', () => {
  const chunks = [chunk('main', 10), chunk('page', 10), chunk('dialog', 0.3, ['page'])];
  expect(groupModules(chunks, [load('page')])).toEqual([['page']]);
  expect(() => groupModules(chunks, [load('gone')])).toThrow("gone isn't in the build");
});

test("the bundler's helpers move into React's file", () => {
  type Output = Parameters<typeof moveHelpers>[0];
  const output = (fileName: string, code: string, imports: string[]) =>
    ({ fileName, code, imports }) as unknown as Output;
  const helpers = output('assets/h.js', 'var a=1,n=2;export{a as t,n};', []);
  const react = output('assets/r.js', 'import{t}from"./h.js";var a=t;export{a as r};', ['assets/h.js']);
  const page = output('assets/p.js', 'import{n as e,t}from"./h.js";e(t);', ['assets/h.js']);
  moveHelpers(helpers, react, [helpers, react, page]);
  expect(react.code).toBe(
    'const{helper_t,helper_n}=(()=>{var a=1,n=2;;return{helper_t:a,helper_n:n}})();export{helper_t,helper_n};const t=helper_t;var a=t;export{a as r};',
  );
  expect(page.code).toBe('import{helper_n as e,helper_t as t}from"./r.js";e(t);');
  expect([react.imports, page.imports]).toEqual([[], ['assets/r.js']]);
});
