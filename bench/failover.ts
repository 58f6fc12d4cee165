// npm run drill:failover [-- --losses 20 --ttl 10 --pooler transaction]: the leader of a PostgreSQL cluster (Patroni, etcd, HAProxy) is killed,
// frozen, cut off from the network and switched over, in turn, while people write, read and watch live streams. Passes if no
// acknowledged message is lost, doubled or out of order, writes work again within 15 seconds, and nothing needs a person.
// As root. Runs in namespaces of its own, so no process or network interface is left behind. Needs: apt-get install mmdebstrap
//   --losses   how many, at least 4
//   --pooler   session or transaction: the API goes through PgBouncer in this mode
//   --ttl      how many seconds a leader that is silent stays the leader
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryFolder } from './environment/temporary-folder.ts';
import { reachableBinaries } from '@questline/db/postgres.ts';
import { downloadDebian, unpackDebian } from './failover/debian.ts';

downloadDebian();
const root = makeTemporaryFolder();
unpackDebian(root, await reachableBinaries());
const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
/** The first process of a namespace has to reap those whose parent was killed, which Node doesn't. */
const init = ['bash', '-c', '"$@" & wait $!', 'init'];
const drill = [
  process.execPath,
  join(import.meta.dirname, 'failover/drill.ts'),
  root,
  ...process.argv.slice(2),
];
const { status } = spawnSync('unshare', [...namespaces, ...init, ...drill], { stdio: 'inherit' });
process.exitCode = status ?? 1;
const logs = join(import.meta.dirname, '../.data/failover/logs');
cpSync(join(root, 'var/log'), logs, { recursive: true });
console.log(`The logs of all machines are in ${logs}.`);
