// npm run plans -- --size 1: checks the query plans of the hot lists on the large data set, as the API's role.
import { parseArgs } from 'node:util';
import { openLarge } from './large/cluster.ts';
import type { Case } from './plans/case.ts';
import { openExplainer, type PlanMode } from './plans/explain.ts';
import { findKeys } from './plans/keys.ts';
import { listsOf } from './plans/lists.ts';
import { faultsOf } from './plans/rules.ts';

const { values } = parseArgs({
  options: { size: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
});
const warmRuns = 20;
const large = await openLarge(Number(values.size));
const keys = await findKeys(large.url('postgres'));
const cases = (await listsOf(keys)).filter(({ list }) => list.startsWith(values.only));
const explainer = await openExplainer(large.url('app_api'));

const touched = new Map<string, number>();
let failed = 0;
console.log(
  `${'list'.padEnd(25)}${'for'.padEnd(30)}${'ms'.padStart(8)}${'buffers'.padStart(9)}${'generic'.padStart(9)}`,
);
for (const it of cases) {
  const { ms, buffers, generic, faults } = await examine(it);
  const verdict = faults.length ? `FAILED: ${faults.map(({ words }) => words).join('; ')}` : 'ok';
  console.log(
    `${it.list.padEnd(25)}${it.who.padEnd(30)}${ms.toFixed(2).padStart(8)}${`${buffers}`.padStart(9)}${`${generic}`.padStart(9)}  ${verdict}`,
  );
  if (faults.length) failed += 1;
  for (const mode of new Set(faults.map((fault) => fault.mode)))
    console.log(`\n--- ${mode}\n${await explainer.text(it, mode)}\n`);
}
console.log(`\n${cases.length - failed} passed, ${failed} failed`);
await explainer.close();
await keys.close();
await large.stop();
process.exitCode = failed ? 1 : 0;

type Fault = { mode: PlanMode; words: string };

async function examine(it: Case) {
  const run = (mode: PlanMode) => explainer.run(it, mode);
  const faults: Fault[] = [];
  const held = async (mode: PlanMode) => {
    await run(mode);
    const warm = await run(mode);
    faults.push(...faultsOf(warm.plan, it, keys.tables).map((words) => ({ mode, words })));
    return warm.buffers;
  };
  const buffers = await held('force_custom_plan');
  // What the API's role uses: one plan for all keys.
  const generic = await held('force_generic_plan');

  const times: number[] = [];
  for (let n = 0; n < warmRuns; n += 1) times.push((await run('force_generic_plan')).ms);
  const ms = times.toSorted((a, b) => a - b)[warmRuns / 2]!;
  if (ms > it.ms)
    faults.push({ mode: 'force_generic_plan', words: `${ms.toFixed(1)} ms, more than ${it.ms}` });

  touched.set(`${it.list}, ${it.who}`, buffers);
  // The rows of a page may happen to share blocks, but need at most one block each.
  const other = touched.get(`${it.list}, ${it.like ?? it.notMoreThan}`) ?? buffers;
  const more = buffers > Math.max(1.1 * other, it.rows + 10);
  if (more || (it.like && buffers < 0.9 * other)) {
    const words = `${buffers} buffers where '${it.like ?? it.notMoreThan}' has ${other}`;
    faults.push({ mode: 'force_custom_plan', words });
  }
  return { ms, buffers, generic, faults };
}
