// Runs Lighthouse on the landing page and prints the median of five runs: npm run lighthouse. Uses the mobile preset
// and the production build. Needs an idle machine. LIGHTHOUSE_ORIGIN measures a running site instead.
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

type Lower = 'lower';
const runs = 5;
const goals: { name: string; goal: number; better?: Lower; of: (lhr: Lhr) => number }[] = [
  { name: 'performance', goal: 97, of: (lhr) => score(lhr, 'performance') },
  { name: 'accessibility', goal: 100, of: (lhr) => score(lhr, 'accessibility') },
  { name: 'best practices', goal: 100, of: (lhr) => score(lhr, 'best-practices') },
  { name: 'SEO', goal: 100, of: (lhr) => score(lhr, 'seo') },
  { name: 'LCP, ms', goal: 1_900, better: 'lower', of: (lhr) => figure(lhr, 'largest-contentful-paint') },
  { name: 'CLS', goal: 0.01, better: 'lower', of: (lhr) => figure(lhr, 'cumulative-layout-shift') },
  { name: 'TBT, ms', goal: 100, better: 'lower', of: (lhr) => figure(lhr, 'total-blocking-time') },
];
type Lhr = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
const score = (lhr: Lhr, category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
const figure = (lhr: Lhr, audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const executablePath =
  process.env['CHROMIUM'] || execFileSync('sh', ['-c', 'command -v chromium'], { encoding: 'utf8' }).trim();
const given = process.env['LIGHTHOUSE_ORIGIN'];
const { startEnvironment } = await import('../e2e/environment/environment.ts');
const stage = given ? { origin: given, stop: async () => {} } : await startEnvironment();
const port = 9_333;
const results: Lhr[] = [];
const failedAudits = new Set<string>();
try {
  for (let i = 0; i < runs; i++) {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    });
    const result = await lighthouse(`${stage.origin}/`, { port, output: 'json', logLevel: 'error' });
    await browser.close();
    if (result) results.push(result.lhr);
  }
} finally {
  await stage.stop();
}

for (const { audits, categories } of results)
  for (const name of ['accessibility', 'best-practices', 'seo'])
    for (const { id, weight } of categories[name]?.auditRefs ?? [])
      if (weight && audits[id]?.score === 0) failedAudits.add(`${name}: ${audits[id].title}`);

let missed = 0;
for (const { name, goal, better, of } of goals) {
  const values = results.map(of);
  const middle = median(values);
  const isMet = better === 'lower' ? middle <= goal : middle >= goal;
  if (!isMet) missed++;
  const shown = (value: number) => (Number.isInteger(value) ? value : value.toFixed(value < 1 ? 4 : 0));
  console.log(
    `${isMet ? '✓' : '✗'} ${name.padEnd(15)} ${String(shown(middle)).padStart(7)}  goal ${better === 'lower' ? '≤' : '≥'} ${goal}   (${values.map(shown).join(', ')})`,
  );
}
for (const audit of failedAudits) console.log(`  ${audit}`);
if (missed) process.exitCode = 1;
