// CPU seconds used by processes, from /proc. On a busy machine, CPU time per event or message still says something when
// the time that passed doesn't.
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Of /proc/…/stat on Linux. */
const ticksPerSecond = 100;

const fieldsOf = (pid: number | string) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);
const parentOf = (pid: number) => Number(fieldsOf(pid)[1]);

/** User and system time of a process; `children` adds those that have ended. */
function secondsOf(pid: number, children = false): number {
  const [user, system, childUser, childSystem] = fieldsOf(pid).slice(11, 15) as [
    number,
    number,
    number,
    number,
  ];
  return (user + system + (children ? childUser + childSystem : 0)) / ticksPerSecond;
}

export const cpuSeconds = (pids: number[]) => pids.reduce((sum, pid) => sum + secondsOf(pid), 0);

/** All processes of the server that this backend belongs to. */
export function postgresCpuSeconds(backendPid: number): number {
  const server = parentOf(backendPid);
  const backends = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return backends.reduce(
    (sum, name) => {
      try {
        return parentOf(Number(name)) === server ? sum + secondsOf(Number(name)) : sum;
      } catch {
        return sum; // It has ended since the directory was read, so the server counts it as a child.
      }
    },
    secondsOf(server, true),
  );
}

type MachineTime = { busy: number; at: number };

/** CPU seconds of everything on this machine. */
export function machineTime(): MachineTime {
  const busyMs = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return { busy: busyMs / 1_000, at: performance.now() / 1_000 };
}
