// Checks of who can do what in the database: the login roles must not bypass row level security.
import { isAccessControlUnchanged } from '@questline/db/access-control.ts';
import { compareSchema, type Applied } from '@questline/db/schema-version.ts';
import { clientOf, roles, rowsAs, type Check, type Context, type Problem, type Role } from './check.ts';

/** Rights that no login role may have, as columns of pg_roles. */
const excess = {
  rolsuper: 'is a superuser',
  rolbypassrls: 'bypasses row level security',
  rolcreaterole: 'can create roles',
  rolcreatedb: 'can create databases',
  rolreplication: 'can replicate the database',
} as const;
const attribute: Record<keyof typeof excess, string> = {
  rolsuper: 'nosuperuser',
  rolbypassrls: 'nobypassrls',
  rolcreaterole: 'nocreaterole',
  rolcreatedb: 'nocreatedb',
  rolreplication: 'noreplication',
};

async function excessOf(context: Context, role: Role): Promise<Problem[]> {
  const [row] = await rowsAs<Record<string, boolean>>(
    context,
    role,
    `select ${Object.keys(excess).join()}, pg_has_role(current_user, 'app_owner', 'member') and not rolsuper as owner,
       pg_has_role(current_user, 'app_keeper', 'member') and not rolsuper as keeper
     from pg_roles where rolname = current_user`,
  );
  const attributes = (Object.keys(excess) as (keyof typeof excess)[]).filter((it) => row![it]);
  return [
    ...attributes.map((it) => ({
      message: `${role} ${excess[it]}, so access control doesn't work.`,
      fix: `As the administrator: \`alter role ${role} ${attribute[it]}\`.`,
    })),
    ...(['owner', 'keeper'] as const)
      .filter((it) => row![it])
      .map((it) => ({
        message: `${role} can become app_${it}, which can read everything.`,
        fix: `As the administrator: \`revoke app_${it} from ${role}\`.`,
      })),
  ];
}

/** What every request starts with. */
const binding = {
  app_api: `keeper.set_actor('anonymous')`,
  app_auth: `keeper.set_actor('anonymous')`,
  app_worker: `keeper.set_actor('worker')`,
  app_desk: `keeper.set_operator('anonymous')`,
} as const satisfies Record<Role, string>;

/** No such table, schema or function, no privilege. */
const unmigrated = new Set(['42P01', '3F000', '42883', '42501']);

export const rightsChecks: Check[] = [
  {
    title: 'Database roles',
    as: roles,
    run: async (context) => (await Promise.all(roles.map((role) => excessOf(context, role)))).flat(),
  },
  {
    title: 'Rights of the database roles',
    as: roles,
    async run(context) {
      const found = await Promise.all(
        roles.map((role) =>
          rowsAs(context, role, `select ${binding[role]}`).then(
            () => [],
            ({ code, message }: NodeJS.ErrnoException) => [
              {
                message: `${role} can't work: ${message}.`,
                fix: unmigrated.has(code ?? '')
                  ? `As the administrator: \`grant usage on schema keeper to ${role}; grant execute on function ${binding[role].replace(/\(.*/, '')} to ${role}\`. If there is no such function, run \`questline migrate\`.`
                  : 'Run `questline migrate`.',
              },
            ],
          ),
        ),
      );
      return found.flat();
    },
  },
  {
    title: 'Time limits of the database roles',
    as: roles,
    async run(context) {
      const found = await Promise.all(
        roles.map(async (role) => {
          const none = await rowsAs<{ name: string }>(
            context,
            role,
            `select name from pg_settings where setting = '0' and name in
               ('statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`,
          );
          return none.map(({ name }) => ({
            message: `${role} has no ${name}, so one slow statement can block everyone.`,
            fix: 'Run `questline migrate`, which sets it, and restart the API and the worker.',
          }));
        }),
      );
      return found.flat();
    },
  },
  {
    title: 'Row level security',
    as: ['app_api'],
    async run(context) {
      const open = await rowsAs<{ name: string }>(
        context,
        'app_api',
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
           and not relispartition and not (relrowsecurity and relforcerowsecurity) order by relname`,
      );
      return open.map(({ name }) => ({
        message: `Row level security is off for the table ${name}: people can see each other's rows.`,
        fix: `Stop the API. As app_owner: \`alter table ${name} enable row level security, force row level security\`.`,
      }));
    },
  },
  {
    title: 'Policies, triggers, functions and grants',
    as: ['app_api'],
    async run(context) {
      const unchanged = await isAccessControlUnchanged(clientOf(context, 'app_api')).catch(
        (error: NodeJS.ErrnoException) => {
          if (unmigrated.has(error.code ?? '')) return undefined;
          throw error;
        },
      );
      // The check of the version says what is missing.
      if (unchanged === undefined) return undefined;
      return unchanged
        ? []
        : [
            {
              message: 'Someone changed policies, triggers, functions or grants by hand.',
              fix: 'Run `questline migrate`, which restores them, and find out who has the password of an administrator.',
            },
          ];
    },
  },
  {
    title: 'Database version',
    as: ['app_api'],
    async run(context) {
      try {
        const applied = await rowsAs<Applied>(
          context,
          'app_api',
          'select name, checksum from migrations.applied',
        );
        const past = await rowsAs<{ checksum: string }>(
          context,
          'app_api',
          'select checksum from migrations.policies_applied',
        );
        return problemsOf(
          compareSchema(
            applied,
            past.map(({ checksum }) => checksum),
          ),
        );
      } catch (error) {
        if (!unmigrated.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
        return [{ message: "The database isn't migrated.", fix: 'Run `questline migrate`.' }];
      }
    },
  },
];

function problemsOf({ unknown, missing, policies }: ReturnType<typeof compareSchema>): Problem[] {
  if (unknown.length || policies === 'superseded')
    return [
      {
        message: `The database is newer than this version of Questline${unknown.length ? `: it has ${unknown.join(', ')}` : ''}.`,
        fix: 'Install the version that migrated it, or a later one.',
      },
    ];
  const behind = [...missing, ...(policies === 'current' ? [] : ['policies'])];
  return behind.length
    ? [{ message: `The database lacks ${behind.join(', ')}.`, fix: 'Run `questline migrate`.' }]
    : [];
}
