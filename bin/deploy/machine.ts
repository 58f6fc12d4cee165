// A bare Debian with systemd as its first process, in its own namespaces: nothing in it reaches the processes, mounts or
// network interfaces of this machine. It has a way out to the internet, where this machine is 10.0.2.2.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const thisMachine = '10.0.2.2';
const bootTimeoutMs = 120_000;

/** As after signing in at the console: nothing of this machine's environment. */
const environment = [
  'HOME=/root',
  'TERM=dumb',
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
];

/** The files of a bare Debian, from an archive that is made once. */
function unpackDebian(suite: string, folder: string, root: string) {
  const archive = join(folder, `${suite}.tar`);
  if (!existsSync(archive)) {
    const options = ['--variant=important', '--format=tar'];
    const made = spawnSync('mmdebstrap', [...options, suite, `${archive}.new`], { encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`mmdebstrap failed:\n${made.stderr}`);
    execFileSync('mv', [`${archive}.new`, archive]);
  }
  execFileSync('tar', ['-xf', archive, '-C', root]);
  chmodSync(root, 0o755);
  // As a provider of servers sets them up.
  rmSync(join(root, 'etc/resolv.conf'), { force: true });
  writeFileSync(join(root, 'etc/resolv.conf'), 'nameserver 10.0.2.3\n');
}

const namespace = (pid: number | 'self') => readlinkSync(`/proc/${pid}/ns/net`);
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

async function until<T>(what: string, find: () => T | undefined | false): Promise<T> {
  for (const began = Date.now(); Date.now() - began < bootTimeoutMs; await sleep(100)) {
    const found = find();
    if (found) return found;
  }
  throw new Error(`${what} took too long`);
}

type Options = { suite: string; folder: string; site: string; prepare: (root: string) => void };

export async function startMachine({ suite, folder, site, prepare }: Options) {
  // Outside of the repository, whose tools would find the code in it.
  const root = mkdtempSync(join(tmpdir(), 'questline-drill-'));
  unpackDebian(suite, folder, root);
  appendFileSync(join(root, 'etc/hosts'), `127.0.0.1 localhost\n127.0.0.1 ${site}\n`);
  prepare(root);
  const log = createWriteStream(join(folder, 'machine.log'));
  await once(log, 'open');
  const started: ChildProcess[] = [];
  const start = (command: string, ...args: string[]) => {
    const child = spawn(command, args, { stdio: ['ignore', log, log] });
    started.unshift(child);
    process.once('exit', () => child.kill());
    return child.pid!;
  };
  const stop = async () => {
    for (const child of started) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill();
      await once(child, 'exit');
    }
    rmSync(root, { recursive: true });
  };

  try {
    const network = start('unshare', '--net', 'sleep', 'infinity');
    await until('A network namespace', () => namespace(network) !== namespace('self'));
    start('slirp4netns', '--configure', '--mtu=65520', String(network), 'tap0');
    const container = start(
      'systemd-nspawn',
      '--quiet',
      '--boot',
      `--directory=${root}`,
      '--machine=questline-drill',
      `--network-namespace-path=/proc/${network}/ns/net`,
      '--resolv-conf=off',
      '--console=pipe',
      '--register=no',
      '--keep-unit',
    );
    const init = await until('systemd', () =>
      childrenOf(container).find((pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').endsWith('systemd\n')),
    );
    const inside = (...command: string[]) => [
      '--target',
      `${init}`,
      '--all',
      'env',
      '-i',
      ...environment,
      ...command,
    ];
    const read = (...command: string[]) => execFileSync('nsenter', inside(...command), { encoding: 'utf8' });
    await until(
      'Starting systemd',
      () => spawnSync('nsenter', inside('systemctl', 'is-system-running', '--wait')).status === 0,
    );

    return {
      root,
      read,
      stop,
      /** Runs a script as bash does, calls `say` for each of its lines, and returns all of them. */
      async run(script: string, say: (line: string) => void): Promise<string> {
        writeFileSync(join(root, 'root/commands'), script);
        const child = spawn('nsenter', inside('bash', '-e', '/root/commands'), {
          stdio: ['ignore', 'pipe', log],
        });
        let output = '';
        let rest = '';
        child.stdout.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          log.write(chunk);
          const lines = (rest + chunk.toString()).split('\n');
          rest = lines.pop()!;
          lines.forEach(say);
        });
        const [code] = (await once(child, 'close')) as [number];
        if (code !== 0)
          throw new Error(`The commands failed with exit code ${code}. See ${join(folder, 'machine.log')}`);
        return output;
      },
      /** A command that runs a program of this machine in the network of the other one. */
      inNetwork: (program: string) =>
        `#!/bin/sh\nexec nsenter --net=/proc/${network}/ns/net '${program}' "$@"\n`,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
