// Measures the main pages on a slow device and network, and scores the landing page and the sign-in page with Lighthouse:
// npm run lighthouse. Uses the production build. Times need an idle machine; files, bytes and chains don't depend on it.
//   --runs 5              runs per page; medians are shown
//   --json file.json      writes the figures
//   --compare file.json   shows earlier figures beside the new ones
//   --loads               without Lighthouse's scores
//   --score /student/auth only the scores of this page
// LIGHTHOUSE_ORIGIN measures a running site with the seeded accounts instead.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startEnvironment } from '../../e2e/environment/environment.ts';
import { scorePages } from './page-scores.ts';
import { type Figures, measurePages } from './page-loads.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    json: { type: 'string' },
    compare: { type: 'string' },
    loads: { type: 'boolean', default: false },
    score: { type: 'string' },
  },
});
const executablePath =
  process.env['CHROMIUM'] || execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim();
const given = process.env['LIGHTHOUSE_ORIGIN'];
const stage = given ? { origin: given, stop: async () => {} } : await startEnvironment();
try {
  const runs = Number(options.runs);
  if (!options.score) await measureLoads(stage.origin, runs);
  if (!options.loads && (await scorePages(stage.origin, executablePath, runs, options.score)) > 0)
    process.exitCode = 1;
} finally {
  await stage.stop();
}

async function measureLoads(origin: string, runs: number) {
  const pages = await measurePages(origin, executablePath, runs);
  const before: Record<string, Figures> = options.compare
    ? JSON.parse(readFileSync(options.compare, 'utf8')).pages
    : {};
  print(pages, before);
  if (options.json)
    writeFileSync(options.json, JSON.stringify({ date: new Date().toISOString(), pages }, null, 2));
}

function print(pages: Record<string, Figures>, before: Record<string, Figures>) {
  const columns = [
    ['API calls', (it: Figures) => String(it.apiCalls)],
    ['scripts', (it: Figures) => String(it.scripts)],
    ['kB', (it: Figures) => it.kB.toFixed(0)],
    ['useful, ms', (it: Figures) => it.usefulMs.toFixed(0)],
    ['LCP, ms', (it: Figures) => it.lcpMs.toFixed(0)],
    ['chain', (it: Figures) => String(it.chain.length)],
  ] as const;
  const rows = Object.entries(pages).map(([name, figures]) => {
    const earlier = before[name];
    const cells = columns.map(([, show]) => (earlier ? `${show(earlier)} → ` : '') + show(figures));
    return [name].concat(cells);
  });
  console.log('4× slower CPU, fast 3G');
  for (const row of [['page', ...columns.map(([title]) => title)], ...rows])
    console.log(row.map((cell, i) => (i ? cell.padStart(16) : cell.padEnd(10))).join(''));
  for (const [name, { chain }] of Object.entries(pages)) console.log(`${name}: ${chain.join(' → ')}`);
}
