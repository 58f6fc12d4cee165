// questline operator create, reset, disable and list: the people who can sign in at /desk.
import { emailAddress, limits, operatorRoles, personName } from '@questline/contract';
import { createOperator, disableOperator, listOperators, resetOperator } from '@questline/db/operators.ts';
import * as z from 'zod/mini';
import { hashSecret, newSecret } from '../../platform/auth/secrets.ts';
import { command, CommandError } from '../command.ts';
import { adminUrlOf, settingsFor } from '../environment.ts';
import { readReason, reasonOption } from '../reason.ts';
import { table } from '../table.ts';

function parse<Output>(shape: z.ZodMiniType<Output>, value: string, option: string): Output {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new CommandError(`--${option}: ${parsed.error.issues[0]!.message}`, 'usage');
}
const emailOf = (text: string) => parse(emailAddress('This is not an email.'), text, 'email');
const roleOf = (text: string) =>
  parse(z.enum(operatorRoles, `must be ${operatorRoles.join(' or ')}`), text, 'role');

const unknown = () =>
  new CommandError('There is no operator with this email. `questline operator list` shows all of them.');
const email = { value: '<email>', about: "The operator's email", required: true } as const;

const linkFor = (origin: string, secret: string) => `${origin}/desk/set-up#${secret}`;
const aboutLink = (link: string) =>
  `Open this link to set a password and a passkey. It works once, for ${limits.operatorSetupHours} hours:

  ${link}

Send it only to the operator: until it is used, anyone who has it can set up the account.`;

export const operatorCommands = {
  'operator create': command({
    summary: 'Create an operator and print a link to set up the account',
    options: {
      email,
      name: { value: '<name>', about: "The operator's full name", required: true },
      role: { value: '<role>', about: `${operatorRoles.join(' or ')} (default: operator)` },
    },
    async run({ values, environment }) {
      const { ORIGIN } = settingsFor(environment, 'ORIGIN');
      const secret = newSecret();
      const operator = {
        email: emailOf(values.email),
        name: parse(personName, values.name, 'name'),
        role: roleOf(values.role ?? 'operator'),
        setupHash: hashSecret(secret),
      };
      if (!(await createOperator(adminUrlOf(environment), operator)))
        throw new CommandError(
          'There is already an operator with this email. `questline operator reset` makes a new set-up link.',
        );
      const link = linkFor(ORIGIN, secret);
      return { text: aboutLink(link), data: { link } };
    },
  }),
  'operator reset': command({
    summary: 'Let an operator start over with a new link, for a lost passkey or after they were disabled',
    details: 'Ends the sessions and deletes the password, passkeys and recovery codes.',
    options: { email },
    async run({ values, environment }) {
      const { ORIGIN } = settingsFor(environment, 'ORIGIN');
      const secret = newSecret();
      if (!(await resetOperator(adminUrlOf(environment), emailOf(values.email), hashSecret(secret))))
        throw unknown();
      const link = linkFor(ORIGIN, secret);
      return {
        text: `The operator is signed out. The password, passkeys and recovery codes no longer work.
${aboutLink(link)}`,
        data: { link },
      };
    },
  }),
  'operator disable': command({
    summary: 'Sign an operator out and keep them out',
    options: { email },
    async run({ values, environment }) {
      if (!(await disableOperator(adminUrlOf(environment), emailOf(values.email)))) throw unknown();
      return {
        text: 'The operator is signed out and can no longer sign in. `questline operator reset` lets them set up again.',
        data: { disabled: true },
      };
    },
  }),
  'operator list': command({
    summary: 'List operators and whether they have set up their account',
    options: { reason: reasonOption },
    async run({ values, environment }) {
      const why = values.reason === undefined ? undefined : readReason(values.reason);
      const operators = await listOperators(adminUrlOf(environment), why);
      return {
        text: operators.length ? table(operators) : 'There are no operators yet.',
        data: { operators },
      };
    },
  }),
};
