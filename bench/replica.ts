// npm run drill:replica: how much browsing one standby takes off the primary. Students browse and search through an API
// process without the standby and one with it, in turn, and each change of a company is read back while the standby is 500 ms
// behind. Passes if the primary spends less than a fifth of the CPU time per request, and everyone reads their own changes.
// Requests per second only differ where the servers don't share this machine's cores.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startStandby } from '@questline/db/standby.ts';
import pg from 'pg';
import { cpuSeconds, postgresCpuSeconds } from './environment/cpu-time.ts';
import { reportChecks, startEnvironment } from './environment/environment.ts';
import { send } from './environment/send.ts';
import type { Running } from './environment/server-process.ts';
import { seedCompanies } from './overload-seed.ts';

const clients = 8;
const students = 400;
const runMs = 15_000;
const rounds = 2;
const changes = 50;
const paths = [
  '/api/initiatives',
  '/api/initiatives?q=work',
  '/api/companies',
  '/api/initiatives?sort=best_fit',
];

const environment = await startEnvironment('replica', { wal_keep_size: '1GB', shared_buffers: '256MB' });
const { root, url } = environment;
await seedCompanies(url('postgres'));
await root.query(
  `insert into tasks (initiative_id, company_id, title, task_order) select id, company_id, 'A task', 1 from initiatives`,
);
await root.query(`update initiatives set status = 'active'`);
const browsing = await environment.createAccounts('student', students);
const company = await environment.createAccount('company');
await root.query('vacuum analyze');
const dataDir = mkdtempSync(join(tmpdir(), 'questline-replica-standby-'));
const postgres = await startStandby({ url: url('postgres'), dataDir });
const database = new URL(url('postgres')).pathname.slice(1);
const standbyUrl = (role: string) => postgres.url(role, database);
const onStandby = new pg.Client({ connectionString: standbyUrl('postgres') });
await onStandby.connect();
const backend = async (client: pg.Client) =>
  Number((await client.query('select pg_backend_pid() as pid')).rows[0].pid);
const [primaryPid, standbyPid] = [await backend(root), await backend(onStandby)];

const apis = {
  'without a standby': await environment.startApi(),
  'with one standby': await environment.startApi(0, { REPLICA_DATABASE_URL: standbyUrl('app_api') }),
};
// It is used as soon as the process knows where the primary is.
await sleep(3_000);

const refused = new Map<number, number>();
async function browse({ url: origin }: Running, untilMs: number) {
  let count = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let n = client; performance.now() < untilMs; n += clients) {
        const { token } = browsing[n % students]!;
        const { status } = await send(origin, { method: 'GET', path: paths[n % paths.length]!, token });
        if (status === 200) count++;
        else refused.set(status, (refused.get(status) ?? 0) + 1);
      }
    }),
  );
  return count;
}

const used = (api: Running) => [
  postgresCpuSeconds(primaryPid, { background: false }),
  postgresCpuSeconds(standbyPid, { background: false }),
  cpuSeconds([api.pid]),
];
const primaryMs: Record<string, number> = {};
for (const api of Object.values(apis)) await browse(api, performance.now() + 3_000);
for (let round = 0; round < rounds; round++)
  for (const [name, api] of Object.entries(apis)) {
    const before = used(api);
    const count = await browse(api, performance.now() + runMs);
    const [primary, standby, node] = used(api).map((after, n) => ((after - before[n]!) / count) * 1_000) as [
      number,
      number,
      number,
    ];
    primaryMs[name] = primary;
    console.log(
      `${name}: ${Math.round((count / runMs) * 1_000)} requests a second; CPU per request: primary ${primary.toFixed(2)} ms, ` +
        `standby ${standby.toFixed(2)} ms, API ${node.toFixed(2)} ms`,
    );
  }

await onStandby.query(`alter system set recovery_min_apply_delay = '500ms'`);
await onStandby.query('select pg_reload_conf()');
const origin = apis['with one standby'].url;
async function ask(token: string, cookie: string, change?: object) {
  const response = await fetch(`${origin}/api/${change ? 'company/profile' : `companies/${company.id}`}`, {
    method: change ? 'PATCH' : 'GET',
    headers: { authorization: `Bearer ${token}`, cookie, 'content-type': 'application/json' },
    ...(change && { body: JSON.stringify(change) }),
  });
  const { company_name } = (await response.json()) as { company_name: string };
  return { company_name, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}
const found = { own: 0, others: 0 };
for (let n = 0; n < changes; n++) {
  const company_name = `Name ${n}`;
  const { cookie } = await ask(company.token, '', { company_name });
  const [own, others] = await Promise.all([ask(company.token, cookie), ask(browsing[n]!.token, '')]);
  if (own.company_name === company_name) found.own++;
  if (others.company_name === company_name) found.others++;
}
await onStandby.end();
await postgres.stop();
rmSync(dataDir, { recursive: true });
await environment.close();

const share = primaryMs['with one standby']! / primaryMs['without a standby']!;
reportChecks([
  [
    share < 0.2,
    `with the standby, the primary spends ${Math.round(share * 100)}% of the CPU time per request`,
  ],
  [
    found.own === changes,
    `500 ms behind: ${found.own} of ${changes} changes were there when their author read them immediately, and ${found.others} for others`,
  ],
  [found.others < changes / 2, 'the others read from the standby'],
  [
    refused.size === 0,
    `refused: ${[...refused].map(([status, n]) => `${n} with ${status}`).join() || 'none'}`,
  ],
]);
