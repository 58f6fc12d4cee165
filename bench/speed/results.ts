// What was measured: medians over the rounds, the printed table, and the comparison with an earlier run.

export type ApiRound = {
  apiRps: number;
  p50Ms: number;
  p99Ms: number;
  nodeMicros: number;
  postgresMicros: number;
  /** Answers that aren't 2xx, as a share of all. */
  refusedShare: number;
};
export type Round = ApiRound & { bareTps: number };

type Counted = {
  operation: string;
  statements: number;
  roundTrips: number;
  /** Which share of the machine other processes used. */
  othersShare: number;
  /** PostGraphile, where it can express the operation. */
  peerRps?: number;
};

export type Result = Round &
  Counted & {
    ratio: number;
    /** `postgresMicros` with a tenth of the data. */
    postgresMicrosAtTenth?: number;
  };

/** A request that had to wait, and by how much it delayed the worst of the others. */
export type SlowResult = { request: string; slowMs: number; others: number; delayMs: number };

/** A run, as written to the file that `--compare` reads. */
export type Run = {
  date: string;
  commit: string;
  size: number;
  cores: number;
  results: Result[];
  slow: SlowResult[];
  /** Broken bounds, and operations that couldn't be measured. */
  failures: string[];
};

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export function resultOf(counted: Counted, rounds: Round[]): Result {
  const of = (name: keyof Round) => median(rounds.map((round) => round[name]));
  return {
    ...counted,
    bareTps: of('bareTps'),
    apiRps: of('apiRps'),
    // The two were measured right after each other, so pair them before taking the median.
    ratio: median(rounds.map(({ apiRps, bareTps }) => apiRps / bareTps)),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    nodeMicros: of('nodeMicros'),
    postgresMicros: of('postgresMicros'),
    refusedShare: of('refusedShare'),
  };
}

type Column = [title: string, value: (result: Result) => number | undefined, digits: number];

const columns: Column[] = [
  ['bare tps', (it) => it.bareTps, 0],
  ['API rps', (it) => it.apiRps, 0],
  ['ratio', (it) => it.ratio, 2],
  ['p50 ms', (it) => it.p50Ms, 1],
  ['p99 ms', (it) => it.p99Ms, 1],
  ['Node µs', (it) => it.nodeMicros, 0],
  ['PG µs', (it) => it.postgresMicros, 0],
  ['stmts', (it) => it.statements, 1],
  ['trips', (it) => it.roundTrips, 1],
  ['others %', (it) => 100 * it.othersShare, 0],
];
/** Only shown if they were measured. */
const moreColumns: Column[] = [
  ['peer rps', (it) => it.peerRps, 0],
  ['× peer', (it) => it.peerRps && it.apiRps / it.peerRps, 1],
  ['PG µs at ⅒', (it) => it.postgresMicrosAtTenth, 0],
  ['growth', growthOf, 2],
];
const notCompared = new Set(['ratio', 'others %']);

export function growthOf({ postgresMicros, postgresMicrosAtTenth }: Result): number | undefined {
  return postgresMicrosAtTenth && postgresMicros / postgresMicrosAtTenth;
}

const format = (value: number | undefined, digits: number) =>
  value === undefined
    ? '–'
    : value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A Markdown table, so that it can be pasted into docs/performance.md. */
export function tableOf(results: Result[]): string {
  const measured = moreColumns.filter(([, value]) => results.some((it) => value(it) !== undefined));
  const shown = [...columns, ...measured];
  return markdown(
    ['operation', ...shown.map(([title]) => title)],
    results.map((result) => [
      result.operation,
      ...shown.map(([, value, digits]) => format(value(result), digits)),
    ]),
  );
}

export const slowSentence = ({ request, slowMs, others, delayMs }: SlowResult): string =>
  `${request} took ${slowMs.toFixed(0)} ms and delayed none of ${others} other requests by more than ${delayMs.toFixed(1)} ms.`;

/** More of the machine than this, and the figures say more about the others. */
const othersShareMax = 0.05;

/** Whether the machine was idle enough for the figures to mean something. */
export function idleNote({ cores, results }: Pick<Run, 'cores' | 'results'>): string {
  const worst = results.toSorted((a, b) => b.othersShare - a.othersShare)[0];
  if (!worst) return 'Nothing was measured.';
  const percent = `${(100 * worst.othersShare).toFixed(0)}%`;
  return worst.othersShare > othersShareMax
    ? `BUSY: other processes used up to ${percent} of the ${cores} cores (${worst.operation}). Only counts and comparisons within this run mean something.`
    : `Idle: other processes never used more than ${percent} of the ${cores} cores.`;
}

/** How many times as much as before, for every operation that both runs measured. */
export function comparisonOf(before: Run, now: Run): string {
  const compared: Column[] = columns.filter(([title]) => !notCompared.has(title));
  const rows = now.results.flatMap((result) => {
    const earlier = before.results.find(({ operation }) => operation === result.operation);
    if (!earlier) return [];
    return [
      [result.operation, ...compared.map(([, value]) => `×${format(value(result)! / value(earlier)!, 2)}`)],
    ];
  });
  return markdown([`compared with ${before.commit}`, ...compared.map(([title]) => title)], rows);
}

export function markdown(titles: string[], rows: string[][]): string {
  const widths = titles.map((title, at) =>
    Math.max(...[title, ...rows.map((row) => row[at]!)].map((it) => it.length)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => (at ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => (at ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`;
  return [line(titles), rule, ...rows.map(line)].join('\n');
}
