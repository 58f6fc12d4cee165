// Measures one operation: captures what it sends, then lets pgbench and the API take turns.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchEnvironment } from './bench-environment.ts';
import { captureExamples, parameterTypes } from './examples.ts';
import { bareClients, loadApi, loadBare, type ApiRun, type Tools } from './load.ts';
import type { Peer } from './peer.ts';
import { resetLimits, type Operation, type Request } from './operations.ts';
import { familyMicros, processMicros } from './processor-time.ts';
import { keyFromTable, makeScript, randomKey, type KeyChoice } from './script.ts';
import { median, resultOf, type Result, type Round } from './results.ts';

type Options = { rounds: number; seconds: number; peer?: Peer | undefined };

const warmUpSeconds = 2;
const folder = mkdtempSync(join(tmpdir(), 'questline-bench-'));

export async function measure(
  environment: BenchEnvironment,
  operation: Operation,
  tools: Tools,
  { rounds, seconds, peer }: Options,
): Promise<Result> {
  const all = await operation.requests(environment);
  // Requests that only work once are divided: one part for the capture, then two for each round.
  const parts = partsOf(all, operation, 2 * rounds + 2);
  const captured = await captureExamples(environment, parts.next());
  const runApi = apiRunner(environment, operation, tools, parts);
  const runBare = async () => {
    const requests = parts.next();
    const choice = await keyChoice(environment, operation, requests);
    const typesOf = (text: string) => parameterTypes(environment, text);
    const script = join(folder, 'bare.sql');
    writeFileSync(script, await makeScript(captured.examples, { typesOf, ...(choice && { choice }) }));
    const tps = await loadBare(tools, environment.urlOf('app_api'), script, seconds);
    requireEnough(operation, tps * seconds, requests);
    return tps;
  };

  await runApi(warmUpSeconds);
  const measured: Round[] = [];
  const peerRps: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await environment.root.query(resetLimits);
    const bareTps = await runBare();
    await environment.root.query(resetLimits);
    measured.push({ bareTps, ...(await measureApi(environment, () => runApi(seconds))) });
    const rps = await peer?.rps(operation.name, all, seconds);
    if (rps !== undefined) peerRps.push(rps);
  }
  const compared = peerRps.length > 0 && { peerRps: median(peerRps) };
  return resultOf({ operation: operation.name, ...captured.counts, ...compared }, measured);
}

async function keyChoice(
  { root }: BenchEnvironment,
  { writes }: Operation,
  requests: Request[],
): Promise<KeyChoice | undefined> {
  const keys = requests.map(({ key }) => key);
  if (writes === 'again') return randomKey(keys);
  if (writes !== 'once') return undefined;
  const names = Object.keys(keys[0]!);
  await root.query('drop table if exists bench_keys');
  await root.query(
    `create table bench_keys (i int primary key, ${names.map((name) => `${name} uuid`).join()})`,
  );
  await root.query(
    `insert into bench_keys select row_number() over (), ${names.join()}
     from jsonb_to_recordset($1) as key (${names.map((name) => `${name} uuid`).join()})`,
    [JSON.stringify(keys)],
  );
  await root.query('grant select on bench_keys to app_api');
  return keyFromTable('bench_keys', names, keys.length, bareClients);
}

/** PostgreSQL's microseconds per request, without pgbench: the median over the rounds. */
export async function measurePostgresMicros(
  environment: BenchEnvironment,
  operation: Operation,
  tools: Tools,
  { rounds, seconds }: Options,
): Promise<number> {
  const parts = partsOf(await operation.requests(environment), operation, rounds + 1);
  const runApi = apiRunner(environment, operation, tools, parts);
  await runApi(warmUpSeconds);
  const micros: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await environment.root.query(resetLimits);
    micros.push((await measureApi(environment, () => runApi(seconds))).postgresMicros);
  }
  return median(micros);
}

function apiRunner({ api }: BenchEnvironment, operation: Operation, tools: Tools, parts: Parts) {
  return async (seconds: number) => {
    const requests = parts.next();
    const inOrder = operation.writes !== undefined;
    const file = join(folder, 'requests.txt');
    const run = await loadApi(tools, { url: api.url, seconds, requests, inOrder, file });
    requireEnough(operation, run.requests, requests);
    return run;
  };
}

/** What the API reaches, and what a request costs in Node and in PostgreSQL. */
async function measureApi(
  { api, postgresPid }: Pick<BenchEnvironment, 'api' | 'postgresPid'>,
  run: () => Promise<ApiRun>,
): Promise<Omit<Round, 'bareTps'>> {
  const [node, postgres] = [processMicros(api.pid), familyMicros(postgresPid)];
  const { requests, refused, seconds, p50, p99 } = await run();
  if (requests === 0) throw new Error('no request was answered: is the machine busy with something else?');
  return {
    apiRps: (requests - refused) / seconds,
    p50Ms: p50,
    p99Ms: p99,
    nodeMicros: (processMicros(api.pid) - node) / requests,
    postgresMicros: (familyMicros(postgresPid) - postgres) / requests,
    refusedShare: refused / requests,
  };
}

type Parts = { next(): Request[] };

function partsOf(all: Request[], { name, writes }: Operation, count: number): Parts {
  const length = writes === 'once' ? Math.floor(all.length / count) : all.length;
  if (length === 0) throw new Error(`the data set has too few requests for ${name}`);
  let at = 0;
  return {
    next(): Request[] {
      if (writes !== 'once') return all;
      at += length;
      return all.slice(at - length, at);
    },
  };
}

function requireEnough({ name, writes }: Operation, used: number, prepared: Request[]) {
  if (writes === 'once' && used > prepared.length)
    throw new Error(
      `${name} used ${Math.round(used)} of ${prepared.length} prepared requests: use fewer --rounds or --seconds`,
    );
}
