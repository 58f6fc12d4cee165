// CPU seconds of PostgreSQL by the role that asked. A backend's time is gone when it ends, so they are read again and again.
import type pg from 'pg';
import { cpuSeconds } from '../environment/cpu-time.ts';

const everyMs = 250;

export function watchBackends(root: pg.Client) {
  const seen = new Map<number, { role: string; seconds: number }>();
  async function look() {
    const { rows } = await root.query<{ pid: number; role: string }>(
      'select pid, usename as role from pg_stat_activity where usename is not null',
    );
    for (const { pid, role } of rows) {
      try {
        seen.set(pid, { role, seconds: cpuSeconds([pid]) });
      } catch {
        // It ended after the query, so what was read before is all there is.
      }
    }
  }
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, everyMs);
  return {
    async secondsOf(...roles: string[]): Promise<number> {
      await looking;
      await look();
      return [...seen.values()]
        .filter(({ role }) => roles.includes(role))
        .reduce((sum, { seconds }) => sum + seconds, 0);
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
