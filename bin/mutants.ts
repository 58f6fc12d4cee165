// `npm run mutants`: would a test notice if a rule were weaker? Makes one small change for the worse at a time and
// runs the tests that should notice.
//   -- --policies --triggers --functions --grants --rules   only these kinds
//   -- --only messages   only mutants whose name contains this
//   -- --near            only cells about the mutated table: quick, but may report survivors that other cells notice
import { parseArgs } from 'node:util';
import { tryDatabaseMutants } from '../db/tests/mutants/try-mutants.ts';
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
const table: Record<string, Record<string, number>> = {};
let failed = false;

function report(kind: string, startedAt: number, outcomes: Map<string, string>) {
  const count = (outcome: string) => [...outcomes.values()].filter((it) => it === outcome).length;
  for (const [name, outcome] of outcomes) {
    tried.add(name);
    if (outcome === 'survived' && reasons.has(name)) outcomes.set(name, 'justified');
    else if (outcome === 'survived') console.log(`survived: ${name}`);
    else if (outcome === 'killed' && reasons.has(name)) console.log(`justified, but killed: ${name}`);
    else continue;
    failed ||= outcomes.get(name) !== 'justified';
  }
  table[kind] = {
    mutants: outcomes.size - count('not runnable'),
    killed: count('killed'),
    justified: count('justified'),
    survived: count('survived'),
    seconds: Math.round((Date.now() - startedAt) / 1000),
  };
}

await tryDatabaseMutants({
  kinds: databaseKinds.filter((kind) => wanted.includes(kind)),
  only: values.only,
  nearOnly: values.near,
  report,
});
if (wanted.includes('rules')) report('rules', Date.now(), await tryRuleMutants(values.only));

// The name of a mutant changes with the code it is about, and then somebody has to look again.
if (wanted.length === kinds.length && !values.only)
  for (const name of reasons.keys())
    if (!tried.has(name)) {
      console.log(`justified, but there is no such mutant: ${name}`);
      failed = true;
    }
console.table(table);
process.exitCode = failed ? 1 : 0;
