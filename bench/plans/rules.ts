// Rules for the plan of a hot list, however large the table grows.
import type { PlanNode } from './plan-node.ts';

export type Bounds = {
  /** Blocks touched in total. */
  buffers: number;
  /** Rows the list may read to find its page: no sort may have more. */
  candidates: number;
  /** Rows of the page: no sub-plan may run more often. */
  rows: number;
  ms: number;
};

/** Everything wrong with a plan, as text. `tables` has the row counts of all tables. */
export function faultsOf(plan: PlanNode, bounds: Omit<Bounds, 'ms'>, tables: Map<string, number>): string[] {
  const faults: string[] = [];
  const buffers = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  if (buffers > bounds.buffers) faults.push(`${buffers} buffers, more than ${bounds.buffers}`);
  for (const node of nodesOf(plan)) {
    const loops = node['Actual Loops'];
    const table = node['Relation Name'] ?? '';
    if (JSON.stringify({ ...node, Plans: [] }).includes('hashed SubPlan')) faults.push('a hashed sub-plan');
    if (loops === 0) continue;
    if (node['Node Type'] === 'Seq Scan' && (tables.get(table) ?? 0) > 1_000)
      faults.push(`reads all of ${table}`);
    if (node['Parent Relationship'] === 'SubPlan' && loops > bounds.rows)
      faults.push(`a sub-plan runs ${loops} times for ${bounds.rows} rows`);
    if (node['Node Type'].endsWith('Sort')) {
      const sorted = (node.Plans ?? []).reduce((sum, it) => sum + it['Actual Rows'] * it['Actual Loops'], 0);
      if (sorted > bounds.candidates) faults.push(`sorts ${sorted} rows, more than ${bounds.candidates}`);
    }
  }
  return [...new Set(faults)];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
