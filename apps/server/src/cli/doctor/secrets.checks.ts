// Checks of passwords and secrets. No message repeats one.
import { commonPasswords } from '../../features/session/password/common-passwords.ts';
import type { Settings } from '../../platform/env/env.ts';
import { roles, urlSettings, type Check, type Context, type Problem, type Role } from './check.ts';
import { connect } from './database-connections.ts';

const passwordMinLength = 12;
const guessable = /change.?me|secret|password|example|default|development|questline/i;
const distinctMin = 10;

const isGuessable = (text: string) => guessable.test(text) || new Set(text).size < distinctMin;
const isWeak = (password: string) =>
  password.length < passwordMinLength || commonPasswords.has(password.toLowerCase()) || isGuessable(password);

const passwordOf = ({ settings }: Context, role: Role) => {
  const url = settings[urlSettings[role]];
  return url === undefined ? undefined : decodeURIComponent(new URL(url).password);
};
const newPassword = (role: Role) =>
  `As the administrator: \`alter role ${role} password '…'\` with the output of \`openssl rand -hex 24\`, and use it in ${urlSettings[role]}.`;

const lists = ['TOKEN_SECRETS', 'AUDIT_SECRETS', 'CREDENTIAL_SECRETS'] as const satisfies (keyof Settings)[];
const secretsIn = ({ settings }: Context) => [
  ...lists.flatMap((key) => (settings[key] ?? []).map(({ secret }) => ({ key, secret }))),
  ...(settings.PUSH_SECRET ? [{ key: 'PUSH_SECRET', secret: settings.PUSH_SECRET }] : []),
];

export const secretsChecks: Check[] = [
  {
    title: 'Passwords of the database roles',
    onlyInProduction: true,
    run(context) {
      const problems: Problem[] = [];
      const seen = new Map<string, Role>();
      for (const role of roles) {
        const password = passwordOf(context, role);
        // Without one, the next check finds out whether the server wants one.
        if (!password) continue;
        const twin = seen.get(password);
        seen.set(password, role);
        if (isWeak(password) || password.includes(role))
          problems.push({ message: `The password of ${role} is easy to guess.`, fix: newPassword(role) });
        else if (twin)
          problems.push({ message: `${role} and ${twin} have the same password.`, fix: newPassword(role) });
      }
      return problems;
    },
  },
  {
    title: 'PostgreSQL asks for passwords',
    onlyInProduction: true,
    as: ['app_api'],
    async run({ settings }) {
      const wrong = Object.assign(new URL(settings.DATABASE_URL!), { password: 'not-the-password' });
      const client = await connect(wrong.href).catch(() => undefined);
      if (!client) return [];
      await client.end();
      return [
        {
          message: 'PostgreSQL accepts any password, so everyone who can reach it can read everything.',
          fix: 'Replace `trust` with `scram-sha-256` in pg_hba.conf, and reload PostgreSQL (`select pg_reload_conf()`).',
        },
      ];
    },
  },
  {
    title: 'Secrets',
    onlyInProduction: true,
    run(context) {
      const problems: Problem[] = [];
      const seen = new Map<string, string>();
      for (const { key, secret } of secretsIn(context)) {
        const twin = seen.get(secret);
        seen.set(secret, key);
        if (isGuessable(secret))
          problems.push({
            message: `A secret in ${key} is easy to guess.`,
            fix: `Add a new one at the front of ${key}, from \`openssl rand -hex 32\`, and remove this one when docs/settings.md says so.`,
          });
        else if (twin)
          problems.push({
            message: `${twin} and ${key} contain the same secret.`,
            fix: `Add a secret that is used nowhere else to the front of ${key}: \`openssl rand -hex 32\`.`,
          });
      }
      return problems;
    },
  },
];
