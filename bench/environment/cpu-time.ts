// CPU seconds used by processes, from /proc. On a busy machine, CPU time per event or request still says something when
// the time that passed doesn't.
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Of /proc/…/stat on Linux. */
const ticksPerSecond = 100;

/** User and system time in seconds. `ofChildren`: those that have ended. */
type Times = { parent: number; own: number; ofChildren: number };

/** Of /proc/<pid>/stat. The command's name can contain spaces and parentheses. */
export function parseProcessStat(stat: string): Times {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const seconds = (...at: number[]) => at.reduce((sum, n) => sum + fields[n]!, 0) / ticksPerSecond;
  return { parent: fields[1]!, own: seconds(11, 12), ofChildren: seconds(13, 14) };
}

const timesOf = (pid: number) => parseProcessStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));

export const cpuSeconds = (pids: number[]) => pids.reduce((sum, pid) => sum + timesOf(pid).own, 0);

type Process = Times & { pid: number };

function allProcesses(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).flatMap((pid) => {
    try {
      return [{ pid, ...timesOf(pid) }];
    } catch {
      return []; // It has ended since the directory was read, so its parent counts it as a child.
    }
  });
}

/** What PostgreSQL does at times of its own choosing, for whatever was written before. */
const isBackground = ({ pid }: Process) =>
  /^postgres: (checkpointer|background writer|walwriter|autovacuum|logical replication)/.test(titleOf(pid));

/** All processes of the server that this backend belongs to, or without those that work in the background. */
export function postgresCpuSeconds(backendPid: number, { background = true } = {}): number {
  const server = timesOf(backendPid).parent;
  const { own, ofChildren } = timesOf(server);
  return allProcesses()
    .filter((one) => one.parent === server && (background || !isBackground(one)))
    .reduce((sum, child) => sum + child.own, own + ofChildren);
}

function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // It has just ended.
  }
}

/** This process with everything that it started, and what those started, running and ended. */
function ownCpuSeconds(): number {
  const byParent = Map.groupBy(allProcesses(), ({ parent }) => parent);
  const sum = (pid: number): number =>
    (byParent.get(pid) ?? []).reduce(
      (total, child) => total + child.own + child.ofChildren + sum(child.pid),
      0,
    );
  const { own, ofChildren } = timesOf(process.pid);
  return own + ofChildren + sum(process.pid);
}

type MachineTime = { busy: number; at: number };

/** Of /proc/stat: everything but idle time and waiting for disks. Includes what the host gave to other machines. */
export function parseMachineStat(stat: string): number {
  const [user, nice, system, , , irq, softIrq, steal] = stat
    .slice(0, stat.indexOf('\n'))
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user! + nice! + system! + irq! + softIrq! + steal!) / ticksPerSecond;
}

/** CPU seconds of everything on this machine. */
export const machineTime = (): MachineTime => ({
  busy: parseMachineStat(readFileSync('/proc/stat', 'utf8')),
  at: performance.now() / 1_000,
});

/** Returns a function that tells which share of the machine others have used since. */
export function watchOthers(): () => number {
  const sample = () => ({ machine: machineTime(), own: ownCpuSeconds() });
  const before = sample();
  return () => {
    const after = sample();
    const others = after.machine.busy - before.machine.busy - (after.own - before.own);
    return Math.max(0, others) / (after.machine.at - before.machine.at) / availableParallelism();
  };
}
