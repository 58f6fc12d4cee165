// Checks of PostgreSQL itself: reachable, one database, a version and settings that keep data safe.
import { roles, rowsAs, urlSettings, type Check, type Problem, type Role } from './check.ts';

const fixes: Record<string, (role: Role) => string> = {
  ECONNREFUSED: (role) => `Start PostgreSQL, and check the host and port in ${urlSettings[role]}.`,
  ENOTFOUND: (role) => `Correct the host name in ${urlSettings[role]}: it can't be found.`,
  '28P01': (role) =>
    `Set the role's password as the administrator, \`alter role ${role} password '…'\`, and use it in ${urlSettings[role]}.`,
  '28000': (role) =>
    `Run \`questline migrate\`, which creates ${role}, and let it connect in PostgreSQL's pg_hba.conf.`,
  '3D000': (role) =>
    `Create the database, or correct its name in ${urlSettings[role]}. Then run \`questline migrate\`.`,
  '53300': () => 'Raise max_connections in postgresql.conf, or stop what uses up the connections.',
};

function connectionProblem(role: Role, { code = '', message }: NodeJS.ErrnoException): Problem {
  return {
    message: `${role} can't connect: ${message || code}.`,
    fix: (fixes[code] ?? ((it) => `Check ${urlSettings[it]}, and that PostgreSQL accepts connections.`))(
      role,
    ),
  };
}

const leastVersion = 18;
export const isTooOld = (versionNumber: number) => versionNumber < leastVersion * 10_000;

export const databaseChecks: Check[] = [
  {
    title: 'Database connections',
    run: ({ connections, settings }) =>
      roles.flatMap((role) => {
        const connection = connections[role];
        // The check of the settings reports the others.
        return 'error' in connection && settings[urlSettings[role]] !== undefined
          ? [connectionProblem(role, connection.error)]
          : [];
      }),
  },
  {
    title: 'One database',
    as: roles,
    async run(context) {
      // The time has microseconds, so two servers never share it.
      const asked = `select concat_ws(' ', pg_postmaster_start_time()::text, current_database()) as it`;
      const [first, ...others] = await Promise.all(
        roles.map(async (role) => ({
          role,
          it: (await rowsAs<{ it: string }>(context, role, asked))[0]!.it,
        })),
      );
      return others
        .filter(({ it }) => it !== first!.it)
        .map(({ role }) => ({
          message: `${urlSettings[role]} leads to another database than DATABASE_URL.`,
          fix: `Use the same host, port and database name in DATABASE_URL and ${urlSettings[role]}.`,
        }));
    },
  },
  {
    title: 'PostgreSQL version',
    as: ['app_api'],
    async run(context) {
      const [row] = await rowsAs<{ number: string; text: string }>(
        context,
        'app_api',
        `select current_setting('server_version_num') as number, current_setting('server_version') as text`,
      );
      return isTooOld(Number(row!.number))
        ? [
            {
              message: `PostgreSQL is version ${row!.text}.`,
              fix: `Upgrade it to version ${leastVersion} or later (pg_upgrade).`,
            },
          ]
        : [];
    },
  },
  {
    title: 'PostgreSQL writes to disk',
    as: ['app_api'],
    onlyInProduction: true,
    async run(context) {
      const off = await rowsAs<{ name: string }>(
        context,
        'app_api',
        `select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'`,
      );
      return off.map(({ name }) => ({
        message: `PostgreSQL runs with ${name} = off and can lose data when the machine stops.`,
        fix: `Set ${name} = on in postgresql.conf and restart PostgreSQL.`,
      }));
    },
  },
  {
    title: 'Database connections left',
    needs: ['DATABASE_CONNECTIONS'],
    as: ['app_api'],
    async run(context) {
      const [row] = await rowsAs<{ max: number }>(
        context,
        'app_api',
        `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max`,
      );
      // Besides those of app_api, one API and one worker open up to 30: other roles, live updates and jobs.
      const needed = context.settings.DATABASE_CONNECTIONS! + 30;
      return row!.max < needed
        ? [
            {
              message: `PostgreSQL allows ${row!.max} connections. One API and one worker can use ${needed}.`,
              fix: 'Raise max_connections in postgresql.conf, or lower DATABASE_CONNECTIONS.',
              isWarning: true,
            },
          ]
        : [];
    },
  },
  {
    title: 'Clock',
    as: ['app_api'],
    async run(context) {
      const before = Date.now();
      const [row] = await rowsAs<{ ms: number }>(
        context,
        'app_api',
        `select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
      );
      const seconds = Math.round(((before + Date.now()) / 2 - row!.ms) / 1_000);
      return Math.abs(seconds) > clockMaxSeconds
        ? [
            {
              message: `This machine's clock is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} the database's.`,
              fix: 'Turn on time synchronization (NTP, such as chrony or systemd-timesyncd) on both machines.',
            },
          ]
        : [];
    },
  },
];

/** Links and sessions carry times of one and are checked by the other. */
const clockMaxSeconds = 5;
