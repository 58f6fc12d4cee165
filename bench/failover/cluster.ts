// PostgreSQL with quorum synchronous replication: three machines with Patroni, and etcd and HAProxy, in the namespaces of the
// drill.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  haproxyConfiguration,
  patroniConfiguration,
  patroniWithShortTtl,
  pgbouncerConfiguration,
  pooledRoles,
  ports,
} from './configuration.ts';
import { createMachine, createNetwork, here, start, type Machine } from './machine.ts';

const patronisMinimum = 20;
const healthyWithinMs = 120_000;

type Member = { name: string; role: string; state: string; lag?: number | string };
type Status = { role?: string; replication_state?: string; timeline?: number };

/** `root`: the unpacked Debian. */
export async function startCluster(root: string, ttl: number) {
  createNetwork();
  for (const folder of ['cgroup', 'var/lib/drill', 'etc/drill']) mkdirSync(join(root, folder));
  const mount = (type: string, at: string) => execFileSync('mount', ['-t', type, type, join(root, at)]);
  mount('proc', 'proc');
  mount('tmpfs', 'dev/shm');
  mount('cgroup2', 'cgroup');
  execFileSync('chroot', [root, 'chown', 'postgres:', '/var/lib/drill']);
  const write = (name: string, text: string) => writeFileSync(join(root, 'etc/drill', name), text);
  write('short-ttl.py', patroniWithShortTtl);
  const patroni = ttl < patronisMinimum ? ['python3', '/etc/drill/short-ttl.py'] : ['patroni'];

  const machines: Machine[] = [];
  for (const n of [1, 2, 3]) {
    const machine = await createMachine(root, n, [...patroni, `/etc/drill/n${n}.yml`]);
    write(`n${n}.yml`, patroniConfiguration(machine, ttl));
    machines.push(machine);
  }
  write('haproxy.cfg', haproxyConfiguration(machines));
  const etcdUrl = `http://${here}:${ports.etcd}`;
  const etcd = [`--listen-client-urls=${etcdUrl}`, `--advertise-client-urls=${etcdUrl}`];
  start(root, 'etcd', ['etcd', '--data-dir=/var/lib/drill/etcd', ...etcd]);
  start(root, 'haproxy', ['haproxy', '-db', '-f', '/etc/drill/haproxy.cfg']);
  for (const machine of machines) machine.boot();

  const ask = async (machine: Machine, path: string, body?: object) => {
    const response = await fetch(`http://${machine.address}:${ports.patroni}${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(body ? 30_000 : 1_000),
    });
    return response.text();
  };
  /** As the first machine that answers sees it. */
  const members = () =>
    Promise.any(
      machines.map(async (it) => (JSON.parse(await ask(it, '/cluster')) as { members: Member[] }).members),
    ).catch(() => []);
  const leader = async (): Promise<Machine | undefined> => {
    const found = (await members()).find(({ role, state }) => role === 'leader' && state === 'running');
    return machines.find(({ name }) => name === found?.name);
  };
  /** Each machine says it itself: what the others have heard may be old. */
  const isHealthy = async () => {
    const said = await Promise.all(
      machines.map(async (it) => JSON.parse(await ask(it, '/patroni').catch(() => '{}')) as Status),
    );
    const primary = said.find(({ role }) => role === 'primary');
    const isFollowing = (it: Status) =>
      it.replication_state === 'streaming' && it.timeline === primary?.timeline;
    return said.filter(isFollowing).length === machines.length - 1;
  };
  const url = (role: string, database: string) => `postgres://${role}@${here}:${ports.primary}/${database}`;
  const acceptsWrites = async () => {
    const client = new pg.Client({
      connectionString: url('postgres', 'postgres'),
      connectionTimeoutMillis: 1_000,
    });
    client.on('error', () => {});
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  };

  async function becomeHealthy() {
    const began = performance.now();
    while (!((await isHealthy()) && (await acceptsWrites()))) {
      if (performance.now() - began > healthyWithinMs)
        throw new Error(`the cluster did not recover: ${JSON.stringify(await members())}`);
      await sleep(200);
    }
  }
  await becomeHealthy();

  return {
    machines,
    leader,
    becomeHealthy,
    url,
    /** Starts PgBouncer in front of it. */
    startPooler(mode: string) {
      write('pgbouncer.txt', pooledRoles.map((role) => `"${role}" ""\n`).join(''));
      write('pgbouncer.ini', pgbouncerConfiguration(mode));
      start(root, 'pgbouncer', ['pgbouncer', '/etc/drill/pgbouncer.ini']);
      return (role: string, database: string) => `postgres://${role}@${here}:${ports.pooler}/${database}`;
    },
    switchOver: async (from: Machine) => ask(from, '/switchover', { leader: from.name }),
    /** Everything ends with the namespaces. */
    stop: async () => {},
  };
}
