// Mutation tests: npm run mutants. Weakens one policy, trigger, function, grant, rule or endpoint's access at a time and runs
// the tests that should fail.
//   -- --policies --triggers --functions --grants --rules --access   only these kinds
//   -- --only messages,ties   only mutants whose name contains one of these
//   -- --near            triggers: only test cases about the table. Fast, but may report mutants that other cases kill
import { parseArgs } from 'node:util';
import { runDatabaseMutants, type Outcome } from '../../db/tests/mutants/run-mutants.ts';
import { tryAccessMutants } from './access-mutants.ts';
import { justified } from './justified-mutants.ts';
import { tryRuleMutants } from './rule-mutants.ts';

const databaseKinds = ['policies', 'triggers', 'functions', 'grants'] as const;
const kinds = [...databaseKinds, 'rules', 'access'] as const;

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: {
    policies: flag,
    triggers: flag,
    functions: flag,
    grants: flag,
    rules: flag,
    access: flag,
    near: flag,
    only: { type: 'string', default: '' },
  },
});
const only = values.only.split(',').filter(Boolean);
const isWanted = (name: string) => only.length === 0 || only.some((part) => name.includes(part));
const picked = kinds.filter((kind) => values[kind]);
const wanted = picked.length ? picked : kinds;

const reasons = new Map(
  justified.flatMap(({ reason, mutants }) => mutants.map((name) => [name, reason] as const)),
);
const tried = new Set<string>();
const done: Record<string, number> = {};
const noResults = { killed: 0, justified: 0, survived: 0, 'not runnable': 0, seconds: 0 };
const table: Record<string, typeof noResults> = {};
let [failed, startedAt] = [false, Date.now()];

function report(kind: string, name: string, outcome: Outcome, total: number) {
  const row = (table[kind] ??= { ...noResults });
  done[kind] = (done[kind] ?? 0) + 1;
  if (done[kind] % 100 === 0) console.log(`${kind}: ${done[kind]} of ${total}`);
  row.seconds += (Date.now() - startedAt) / 1000;
  startedAt = Date.now();
  const isJustified = reasons.has(name);
  row[outcome === 'survived' && isJustified ? 'justified' : outcome] += 1;
  // PostgreSQL rejects the mutated SQL.
  if (outcome === 'not runnable') return console.log(`not runnable: ${name}`);
  tried.add(name);
  if (isJustified === (outcome === 'survived')) return;
  console.log(outcome === 'survived' ? `survived: ${name}` : `justified, but a test fails: ${name}`);
  failed = true;
}

await runDatabaseMutants({
  kinds: databaseKinds.filter((kind) => wanted.includes(kind)),
  isWanted,
  // A justified mutant is expected to survive, so running all test cases isn't worth it.
  nearOnly: (name) => values.near || reasons.has(name),
  report,
});
if (wanted.includes('rules')) await tryRuleMutants(isWanted, (...result) => report('rules', ...result));
if (wanted.includes('access')) await tryAccessMutants(isWanted, (...result) => report('access', ...result));

// The name of a mutant changes with its code. Then its justification has to be reviewed.
if (wanted.length === kinds.length && only.length === 0)
  for (const name of reasons.keys())
    if (!tried.has(name)) {
      console.log(`justified, but no longer exists: ${name}`);
      failed = true;
    }
for (const row of Object.values(table)) row.seconds = Math.round(row.seconds);
console.table(table);
process.exitCode = failed ? 1 : 0;
