// Lighthouse's scores of the landing page and the sign-in page, in its mobile preset: the median of several runs.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { median } from './median.ts';

type Lower = 'lower';
type Goal = { name: string; goal: number; better?: Lower; of: (lhr: Lhr) => number };
const scores: Goal[] = [
  { name: 'performance', goal: 97, of: (lhr) => score(lhr, 'performance') },
  { name: 'accessibility', goal: 100, of: (lhr) => score(lhr, 'accessibility') },
  { name: 'best practices', goal: 100, of: (lhr) => score(lhr, 'best-practices') },
  { name: 'SEO', goal: 100, of: (lhr) => score(lhr, 'seo') },
];
/** Only of the landing page. */
const times: Goal[] = [
  { name: 'LCP, ms', goal: 1_900, better: 'lower', of: (lhr) => figure(lhr, 'largest-contentful-paint') },
  { name: 'CLS', goal: 0.01, better: 'lower', of: (lhr) => figure(lhr, 'cumulative-layout-shift') },
  { name: 'TBT, ms', goal: 100, better: 'lower', of: (lhr) => figure(lhr, 'total-blocking-time') },
];
type Lhr = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
const score = (lhr: Lhr, category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
const figure = (lhr: Lhr, audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;

const port = 9_333;

const pages = [
  { path: '/', goals: [...scores, ...times] },
  { path: '/student/auth', goals: scores },
];

/** Of all pages, or of one. Returns how many goals were missed. */
export async function scorePages(
  origin: string,
  executablePath: string,
  runs: number,
  only?: string,
): Promise<number> {
  let missed = 0;
  for (const { path, goals } of pages.filter((page) => !only || page.path === only)) {
    console.log(`Lighthouse, ${path}`);
    missed += printScores(goals, await runLighthouse(origin + path, executablePath, runs));
  }
  return missed;
}

async function runLighthouse(url: string, executablePath: string, runs: number): Promise<Lhr[]> {
  const results: Lhr[] = [];
  for (let i = 0; i < runs; i++) {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    });
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    await browser.close();
    if (result) results.push(result.lhr);
  }
  return results;
}

function printScores(goals: readonly Goal[], results: Lhr[]): number {
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
  for (const audit of failedAudits(results)) console.log(`  ${audit}`);
  return missed;
}

function failedAudits(results: Lhr[]): Set<string> {
  const failed = new Set<string>();
  for (const { audits, categories } of results)
    for (const name of ['accessibility', 'best-practices', 'seo'])
      for (const { id, weight } of categories[name]?.auditRefs ?? [])
        if (weight && audits[id]?.score === 0) failed.add(`${name}: ${audits[id].title}`);
  return failed;
}
