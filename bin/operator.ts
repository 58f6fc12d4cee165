// Manages the people who can sign in at /desk:
//   npm run operator -- create --email ada@example.org --name 'Ada Fields' [--role lead]
//   npm run operator -- reset --email ada@example.org     a new set-up link; ends the sessions and deletes the passkeys
//   npm run operator -- disable --email ada@example.org   signs out and keeps out, until the next reset
//   npm run operator -- list
import { parseArgs } from 'node:util';
import { emailAddress, limits, operatorRoles, personName } from '@questline/contract';
import { createOperator, disableOperator, listOperators, resetOperator } from '@questline/db/operators.ts';
import * as z from 'zod/mini';
import { hashSecret, newSecret } from '../apps/server/src/platform/auth/secrets.ts';
import { settingsOrExit } from '../apps/server/src/platform/env/env.ts';

const usage = `Usage:
  npm run operator -- create --email ada@example.org --name 'Ada Fields' [--role ${operatorRoles.join(' | ')}]
  npm run operator -- reset --email ada@example.org
  npm run operator -- disable --email ada@example.org
  npm run operator -- list`;

/** A person reads this, so it has no stack trace. */
function fail(message: string): never {
  console.error(message);
  return process.exit(1);
}

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ allowPositionals: true, options: { email: text, name: text, role: text } });
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`);
  }
}

function parse<Output>(shape: z.ZodMiniType<Output>, value: unknown, flag: string): Output {
  if (value === undefined) return fail(`--${flag} is missing.\n\n${usage}`);
  const parsed = shape.safeParse(value);
  return parsed.success ? parsed.data : fail(`--${flag}: ${parsed.error.issues[0]!.message}`);
}

const { positionals, values } = readArguments();
const { ORIGIN: origin, DATABASE_URL: databaseUrl, NODE_ENV: mode } = settingsOrExit();
/** `npm run dev` starts a database whose administrator needs no password. */
const localAdmin = () => Object.assign(new URL(databaseUrl), { username: 'postgres' }).href;
const adminUrl = process.env['ADMIN_DATABASE_URL'] ?? (mode === 'production' ? undefined : localAdmin());
if (!adminUrl) fail('Set ADMIN_DATABASE_URL to the database, signed in as its administrator.');
const email = () => parse(emailAddress('This is not an email.'), values.email, 'email');
const unknown = `There is no operator with this email. \`npm run operator -- list\` shows all of them.`;

const printLink = (secret: string) =>
  console.log(`Open this link to set a password and a passkey. It works once, for ${limits.operatorSetupHours} hours:

  ${origin}/desk/set-up#${secret}

Send it only to the operator: until it is used, anyone who has it can set up the account.`);

const commands: Record<string, () => Promise<void>> = {
  async create() {
    const secret = newSecret();
    const operator = {
      email: email(),
      name: parse(personName, values.name, 'name'),
      role: parse(
        z.enum(operatorRoles, `must be ${operatorRoles.join(' or ')}`),
        values.role ?? 'operator',
        'role',
      ),
      setupHash: hashSecret(secret),
    };
    if (!(await createOperator(adminUrl, operator)))
      fail('There is already an operator with this email. `reset` makes a new set-up link.');
    printLink(secret);
  },
  async reset() {
    const secret = newSecret();
    if (!(await resetOperator(adminUrl, email(), hashSecret(secret)))) fail(unknown);
    console.log('The operator is signed out. The password, passkeys and recovery codes no longer work.');
    printLink(secret);
  },
  async disable() {
    if (!(await disableOperator(adminUrl, email()))) fail(unknown);
    console.log('The operator is signed out and can no longer sign in. `reset` lets them set up again.');
  },
  async list() {
    const operators = await listOperators(adminUrl);
    if (operators.length) console.table(operators);
    else console.log('There are no operators yet.');
  },
};

const [name = '', ...more] = positionals;
const command = commands[name];
if (!command || more.length) fail(usage);
await command();
