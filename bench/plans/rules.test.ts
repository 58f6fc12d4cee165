import { expect, test } from 'vitest';
import type { PlanNode } from './plan-node.ts';
import { faultsOf } from './rules.ts';

const node = (type: string, more: Partial<PlanNode> & Record<string, unknown> = {}): PlanNode => ({
  'Node Type': type,
  'Actual Rows': 20,
  'Actual Loops': 1,
  'Shared Hit Blocks': 100,
  'Shared Read Blocks': 0,
  ...more,
});
const bounds = { buffers: 150, candidates: 1_000, rows: 20 };
const tables = new Map([
  ['ties', 950_000],
  ['roles', 3],
]);
const page = (...plans: PlanNode[]) => node('Limit', { Plans: plans });

test.each([
  ['an index scan of the page', page(node('Index Scan'))],
  ['a sequential scan of a small table', page(node('Seq Scan', { 'Relation Name': 'roles' }))],
  [
    'a sequential scan that never ran',
    page(node('Seq Scan', { 'Relation Name': 'ties', 'Actual Loops': 0 })),
  ],
  ['a sort of the candidates', page(node('Sort', { Plans: [node('Index Scan', { 'Actual Rows': 1_000 })] }))],
  ['a sub-plan per row', page(node('Index Scan', { 'Parent Relationship': 'SubPlan', 'Actual Loops': 20 }))],
])('accepts %s', (_, plan) => {
  expect(faultsOf(plan, bounds, tables)).toEqual([]);
});

test.each([
  ['too many buffers', page(), { 'Shared Read Blocks': 51 }, '151 buffers, more than 150'],
  ['a sequential scan', page(node('Seq Scan', { 'Relation Name': 'ties' })), {}, 'reads all of ties'],
  [
    'a sort in many loops',
    page(
      node('Incremental Sort', { Plans: [node('Index Scan', { 'Actual Rows': 20.5, 'Actual Loops': 100 })] }),
    ),
    {},
    'sorts 2050 rows, more than 1000',
  ],
  [
    'a sub-plan for discarded rows',
    page(node('Index Scan', { 'Parent Relationship': 'SubPlan', 'Actual Loops': 21 })),
    {},
    'a sub-plan runs 21 times for 20 rows',
  ],
  [
    'a hashed sub-plan, whether or not it ran',
    page(node('Index Scan', { Filter: '(ANY (id = (hashed SubPlan 2).col1))', 'Actual Loops': 0 })),
    {},
    'a hashed sub-plan',
  ],
])('refuses %s', (_, plan, top, fault) => {
  expect(faultsOf({ ...plan, ...top }, bounds, tables)).toEqual([fault]);
});
