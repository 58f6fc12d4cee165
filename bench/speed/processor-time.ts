// CPU time of a process, or of all PostgreSQL processes, from /proc. Unlike statement times, it includes parsing,
// planning, reading and writing sockets, and background work.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK']));

type Times = { parent: number; own: number; ofChildren: number };

/** The fields of /proc/<pid>/stat after the command's name, which can contain spaces and parentheses. */
export function parseStat(stat: string): Times {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent, user, system, childUser, childSystem] = [1, 11, 12, 13, 14].map((at) => fields[at]!) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return { parent, own: user + system, ofChildren: childUser + childSystem };
}

const micros = (ticks: number) => (ticks * 1e6) / ticksPerSecond;
const timesOf = (pid: number | string): Times | undefined => {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined; // it has just exited
  }
};

export const processMicros = (pid: number): number => micros(timesOf(pid)!.own);

/** The server process with its children, running and ended. */
export function familyMicros(pid: number): number {
  const server = timesOf(pid)!;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(timesOf)
    .filter((times) => times?.parent === pid);
  return micros(server.own + server.ofChildren + children.reduce((sum, times) => sum + times!.own, 0));
}

export const parentOf = (pid: number): number => timesOf(pid)!.parent;
