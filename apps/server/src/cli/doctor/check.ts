// What a check of `questline doctor` is, and what it may return.
import type pg from 'pg';
import type { Complaint, Settings } from '../../platform/env/env.ts';

export const roles = ['app_api', 'app_auth', 'app_worker', 'app_desk'] as const;
export type Role = (typeof roles)[number];
export const urlSettings = {
  app_api: 'DATABASE_URL',
  app_auth: 'AUTH_DATABASE_URL',
  app_worker: 'WORKER_DATABASE_URL',
  app_desk: 'DESK_DATABASE_URL',
} as const satisfies Record<Role, keyof Settings>;

/** A connection of each role, or why there is none. */
export type Connections = Record<Role, { client: pg.Client } | { error: NodeJS.ErrnoException }>;

export type Context = {
  settings: Partial<Settings>;
  complaints: Complaint[];
  connections: Connections;
  inProduction: boolean;
  minFreeBytes: number;
};

export type Problem = {
  message: string;
  /** What to do, in plain words. */
  fix: string;
  /** Only a warning: it doesn't change the exit code. */
  isWarning?: boolean;
};

export type Check = {
  title: string;
  /** Without these settings it can't run; the check of the settings says what is wrong with them. */
  needs?: (keyof Settings)[];
  /** Without a connection as these roles it can't run; the check of the database says why there is none. */
  as?: readonly Role[];
  /** Development and tests may do as they like. */
  onlyInProduction?: true;
  /** Needs a running API and worker. */
  onlyRunning?: true;
  /** Undefined: an earlier check has found out why it can't run. */
  run(context: Context): Promise<Problem[] | undefined> | Problem[];
};

/** For checks with `as`, which run only if there is a connection. */
export function clientOf({ connections }: Context, role: Role): pg.Client {
  const connection = connections[role];
  if ('error' in connection) throw connection.error;
  return connection.client;
}

export async function rowsAs<Row>(context: Context, role: Role, text: string): Promise<Row[]> {
  return (await clientOf(context, role).query(text)).rows as Row[];
}
