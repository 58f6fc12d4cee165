// A Debian that is new enough for Patroni 4, unpacked into a folder from an archive that is made once.
import { spawnSync, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Patroni 3 lost acknowledged writes (docs/reliability.md), and PgBouncer before 1.21 breaks prepared statements. */
const suite = 'forky';
/** PostgreSQL's own package has pg_basebackup and pg_rewind, which npm's doesn't. */
const packages = [
  'patroni',
  'python3-etcd',
  'python3-dnspython',
  'etcd-server',
  'haproxy',
  'pgbouncer',
  'postgresql-18',
];
const noCluster =
  'mkdir -p "$1/etc/postgresql-common" && echo "create_main_cluster = false" >"$1/etc/postgresql-common/createcluster.conf"';

const folder = join(import.meta.dirname, '../../.data/failover');
const archive = join(folder, `${suite}.tar`);

export function downloadDebian() {
  if (existsSync(archive)) return;
  mkdirSync(folder, { recursive: true });
  console.log(`downloading ${packages.join(', ')} from Debian ${suite}, once`);
  const made = spawnSync(
    'mmdebstrap',
    [
      '--variant=minbase',
      `--include=${packages.join()}`,
      '--aptopt=Apt::Install-Recommends "false"',
      // Mirrors of a testing release may be a few days old.
      '--aptopt=Acquire::Check-Valid-Until "false"',
      `--essential-hook=${noCluster}`,
      suite,
      `${archive}.new.tar`,
    ],
    { encoding: 'utf8' },
  );
  if (made.error) throw new Error('mmdebstrap is missing: apt-get install mmdebstrap', { cause: made.error });
  if (made.status !== 0) throw new Error(`mmdebstrap failed:\n${made.stderr}`);
  renameSync(`${archive}.new.tar`, archive);
}

/** `binaries`: the PostgreSQL from npm, which is /opt/postgresql in it. */
export function unpackDebian(root: string, binaries: string) {
  execFileSync('tar', ['-xf', archive, '-C', root]);
  chmodSync(root, 0o755);
  // A copy, because the folder is deleted in the end.
  execFileSync('cp', ['--recursive', '--dereference', binaries, join(root, 'opt/postgresql')]);
}
