// A machine of the cluster: processes with a network interface of their own on a bridge, which can be killed, frozen and
// cut off together. Everything is in the namespaces of the drill.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, readlinkSync, rmdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const bridge = 'machines';
export const here = '10.77.0.1';
const ip = (...args: string[]) => execFileSync('ip', args);

/** In a new network namespace. */
export function createNetwork() {
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('address', 'add', `${here}/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
}

/** Runs a program of the other Debian. */
export function start(root: string, name: string, command: string[], prefix: string[] = []) {
  const log = openSync(join(root, 'var/log', `${name}.log`), 'a');
  const inside = [
    'chroot',
    '--userspec=postgres:postgres',
    root,
    'env',
    'LC_ALL=C.UTF-8',
    'HOME=/tmp',
    ...command,
  ];
  const [program, ...args] = [...prefix, ...inside] as [string, ...string[]];
  return spawn(program, args, { stdio: ['ignore', log, log] });
}

export type Machine = Awaited<ReturnType<typeof createMachine>>;

export async function createMachine(root: string, n: number, command: string[]) {
  const name = `n${n}`;
  const address = `10.77.0.1${n}`;
  // Keeps the network while nothing runs in it.
  const network = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' });
  const namespace = (pid: number | 'self') => readlinkSync(`/proc/${pid}/ns/net`);
  while (namespace(network.pid!) === namespace('self')) await sleep(10);
  const inNetwork = ['nsenter', `--net=/proc/${network.pid}/ns/net`];
  const ipInside = (...args: string[]) => execFileSync(inNetwork[0]!, [inNetwork[1]!, 'ip', ...args]);
  ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', `${network.pid}`);
  ip('link', 'set', name, 'master', bridge, 'up');
  ipInside('address', 'add', `${address}/24`, 'dev', 'eth0');
  for (const device of ['lo', 'eth0']) ipInside('link', 'set', device, 'up');

  const group = join(root, 'cgroup', `${basename(root)}-${name}`);
  mkdirSync(group);
  const control = (file: string, value: string) => writeFileSync(join(group, file), value);
  // Groups don't end with the namespaces.
  process.once('exit', () => {
    control('cgroup.kill', '1');
    while (readFileSync(join(group, 'cgroup.events'), 'utf8').includes('populated 1'))
      execFileSync('sleep', ['0.05']);
    rmdirSync(group);
  });
  const inGroup = ['sh', '-c', 'echo 0 >"$0/cgroup.procs" && exec "$@"', group];
  return {
    name,
    address,
    boot: () => void start(root, name, command, [...inGroup, ...inNetwork]),
    /** Like a power cut. */
    kill: () => control('cgroup.kill', '1'),
    freeze: () => control('cgroup.freeze', '1'),
    thaw: () => control('cgroup.freeze', '0'),
    /** Nothing arrives, and nobody is told. */
    cut: () => ip('link', 'set', name, 'down'),
    reconnect: () => ip('link', 'set', name, 'up'),
  };
}
