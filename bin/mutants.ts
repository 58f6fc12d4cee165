// `npm run mutants`: would a test notice if a rule were weaker? Makes one small change for the worse at a time and
// runs the tests that should notice.
//   -- --policies --triggers --functions --grants --rules   only these kinds
//   -- --only messages   only mutants whose name contains this
//   -- --near            only cells about the mutated table: quick, but may report survivors that other cells notice
import { parseArgs } from 'node:util';
import { runDatabaseMutants, type Outcome } from '../db/tests/mutants/run-mutants.ts';
import { justified } from './justified-mutants.ts';
import { tryRuleMutants } from './rule-mutants.ts';

const databaseKinds = ['policies', 'triggers', 'functions', 'grants'] as const;
const kinds = [...databaseKinds, 'rules'] as const;

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: {
    policies: flag,
    triggers: flag,
    functions: flag,
    grants: flag,
    rules: flag,
    near: flag,
    only: { type: 'string', default: '' },
  },
});
const picked = kinds.filter((kind) => values[kind]);
const wanted = picked.length ? picked : kinds;

const reasons = new Map(
  justified.flatMap(({ reason, mutants }) => mutants.map((name) => [name, reason] as const)),
);
const tried = new Set<string>();
const table: Record<string, { killed: number; justified: number; survived: number; seconds: number }> = {};
let [failed, startedAt] = [false, Date.now()];

function report(kind: string, name: string, outcome: Outcome) {
  const row = (table[kind] ??= { killed: 0, justified: 0, survived: 0, seconds: 0 });
  row.seconds += (Date.now() - startedAt) / 1000;
  startedAt = Date.now();
  // PostgreSQL refuses it, so nobody could have written it.
  if (outcome === 'not runnable') return;
  tried.add(name);
  const isJustified = reasons.has(name);
  row[outcome === 'survived' && isJustified ? 'justified' : outcome] += 1;
  if (isJustified === (outcome === 'survived')) return;
  console.log(outcome === 'survived' ? `survived: ${name}` : `justified, but killed: ${name}`);
  failed = true;
}

await runDatabaseMutants({
  kinds: databaseKinds.filter((kind) => wanted.includes(kind)),
  only: values.only,
  // No cell is expected to notice a justified one, so it is not worth asking them all.
  nearOnly: (name) => values.near || reasons.has(name),
  report,
});
if (wanted.includes('rules'))
  await tryRuleMutants(values.only, (name, outcome) => report('rules', name, outcome));

// The name of a mutant changes with the code it is about, and then somebody has to look again.
if (wanted.length === kinds.length && !values.only)
  for (const name of reasons.keys())
    if (!tried.has(name)) {
      console.log(`justified, but there is no such mutant: ${name}`);
      failed = true;
    }
for (const row of Object.values(table)) row.seconds = Math.round(row.seconds);
console.table(table);
process.exitCode = failed ? 1 : 0;
