// Measures one operation: captures what it sends, then lets pgbench and the API take turns.
import { cpuSeconds, postgresCpuSeconds, watchOthers } from '../environment/cpu-time.ts';
import type { BenchEnvironment } from './bench-environment.ts';
import { capturedRequests, captureExamples, parameterTypes } from './examples.ts';
import { bareClients, loadApi, loadBare, type Tools } from './load.ts';
import { resetLimits, type Operation, type Request } from './operations.ts';
import type { Peer } from './peer.ts';
import { median, resultOf, type ApiRound, type Result, type Round } from './results.ts';
import { keyFromTable, makeScript, randomKey, type KeyChoice } from './script.ts';
import { supplyOf, type Supply } from './supply.ts';

type Options = { rounds: number; seconds: number };

const warmUpSeconds = 3;

export async function measure(
  environment: BenchEnvironment,
  operation: Operation,
  tools: Tools,
  { rounds, seconds, peer }: Options & { peer?: Peer | undefined },
): Promise<Result> {
  const all = await operation.requests(environment);
  const supply = supplyOf(operation, all, { first: capturedRequests, runs: 1 + 2 * rounds, seconds });
  const captured = await captureExamples(environment, supply.first());
  const runApi = apiRunner(environment, operation, tools, supply);
  const runBare = async () => {
    await environment.root.query(resetLimits);
    const requests = supply.next();
    const choice = await keyChoice(environment, operation, requests);
    const typesOf = (text: string) => parameterTypes(environment, text);
    const script = await makeScript(captured.examples, { typesOf, ...(choice && { choice }) });
    const timesEach = Math.floor(requests.length / bareClients);
    const limit = operation.writes === 'once' ? { timesEach } : { seconds };
    return loadBare(tools, { url: environment.urlOf('app_api'), script, limit });
  };
  const runPeer = peer?.runner(operation.name, all);

  await runApi(warmUpSeconds, { warmUp: true });
  await runPeer?.(warmUpSeconds);
  const measured: Round[] = [];
  const peerRps: number[] = [];
  const othersShare = watchOthers();
  for (let round = 0; round < rounds; round++) {
    measured.push({ bareTps: await runBare(), ...(await runApi(seconds)) });
    if (runPeer) peerRps.push(await runPeer(seconds));
  }
  return resultOf(
    {
      operation: operation.name,
      ...captured.counts,
      othersShare: othersShare(),
      ...(runPeer && { peerRps: median(peerRps) }),
    },
    measured,
  );
}

/** PostgreSQL's microseconds per request, without pgbench: the median over the rounds. */
export async function measurePostgresMicros(
  environment: BenchEnvironment,
  operation: Operation,
  tools: Tools,
  { rounds, seconds }: Options,
): Promise<number> {
  const all = await operation.requests(environment);
  const supply = supplyOf(operation, all, { first: 0, runs: 1 + rounds, seconds });
  const runApi = apiRunner(environment, operation, tools, supply);
  await runApi(warmUpSeconds, { warmUp: true });
  const micros: number[] = [];
  for (let round = 0; round < rounds; round++) micros.push((await runApi(seconds)).postgresMicros);
  return median(micros);
}

/** What the API reaches, and what a request costs in Node and in PostgreSQL. */
function apiRunner(
  { api, root, backendPid }: BenchEnvironment,
  { writes }: Operation,
  tools: Tools,
  supply: Supply,
) {
  const used = () => [cpuSeconds([api.pid]), postgresCpuSeconds(backendPid, { background: false })] as const;
  return async (seconds: number, { warmUp = false } = {}): Promise<ApiRound> => {
    await root.query(resetLimits);
    // A warm-up reads what every account sees.
    const order = writes === 'once' ? 'once' : writes || warmUp ? 'cycle' : 'random';
    const before = used();
    const run = await loadApi(tools, { url: api.url, seconds, requests: supply.next(), order });
    const after = used();
    return {
      apiRps: (run.requests - run.refused) / run.seconds,
      p50Ms: run.p50,
      p99Ms: run.p99,
      nodeMicros: (1e6 * (after[0] - before[0])) / run.requests,
      postgresMicros: (1e6 * (after[1] - before[1])) / run.requests,
      refusedShare: run.refused / run.requests,
    };
  };
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
