// Checks of the site as browsers reach it: the origin, the certificate, and the proxies in front of the API.
import { createProbe, probeHeader } from '../../platform/process/proxy-probe.ts';
import type { Check, Problem } from './check.ts';

const answerMs = 10_000;
type Answer = { status: number; location: string | null; body: unknown } | { code: string };

async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  try {
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(answerMs) });
    const body: unknown = await answer.json().catch(() => undefined);
    return { status: answer.status, location: answer.headers.get('location'), body };
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name: string };
    return { code: cause?.code ?? name };
  }
}

const failures: [code: RegExp, fix: string][] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'Correct the host name in ORIGIN, or add it to the DNS.'],
  [
    /CERT|SIGNED|TLS|SSL/,
    "Install a certificate for this host name that browsers accept, such as one from Let's Encrypt.",
  ],
  [/./, 'Start the API and the proxy, and let them be reached from this machine.'],
];

const reasons: Record<string, string> = {
  database_unreachable: "The API can't reach its database: check its DATABASE_URL.",
  database_not_migrated: 'Run `questline migrate`.',
  database_newer: 'Update the API to the version that migrated the database.',
  stopping: 'The API is stopping: wait until it has restarted.',
};

function problemsOf(origin: string, answer: Answer): Problem[] {
  if ('code' in answer)
    return [
      {
        message: `${origin} can't be reached (${answer.code}).`,
        fix: failures.find(([code]) => code.test(answer.code))![1],
      },
    ];
  const { status, location } = answer;
  if (status >= 300 && status < 400)
    return [
      {
        message: `${origin} redirects to ${location}.`,
        fix: 'Set ORIGIN to the URL that people end up at, and restart the API and the worker.',
      },
    ];
  const body = (answer.body ?? {}) as { status?: string; reason?: string };
  if (status === 200 && body.status === 'ready') return [];
  return body.status === 'not_ready'
    ? [
        {
          message: `The API isn't ready: ${body.reason}.`,
          fix: reasons[body.reason ?? ''] ?? 'Look at its log.',
        },
      ]
    : [
        {
          message: `Something else than this API answers at ${origin} (status ${status}).`,
          fix: 'Let the proxy forward every path to the API, and check that ORIGIN is the URL of this site.',
        },
      ];
}

export const siteChecks: Check[] = [
  {
    title: 'Site',
    needs: ['ORIGIN'],
    onlyInProduction: true,
    onlyRunning: true,
    run: async ({ settings }) => problemsOf(settings.ORIGIN!, await ask(`${settings.ORIGIN}/readyz`)),
  },
  {
    title: 'Proxies',
    needs: ['ORIGIN', 'TRUST_PROXY', 'TOKEN_SECRETS'],
    onlyInProduction: true,
    onlyRunning: true,
    async run({ settings }) {
      const { ORIGIN, TRUST_PROXY: trusted = 0, TOKEN_SECRETS = [] } = settings;
      const answer = await ask(`${ORIGIN}/healthz`, { [probeHeader]: createProbe(TOKEN_SECRETS[0]!.secret) });
      // The check above says why.
      if ('code' in answer || answer.status !== 200) return undefined;
      const { forwarded } = (answer.body ?? {}) as { forwarded?: number };
      if (forwarded === undefined)
        return [
          {
            message: 'The API at this origin has other TOKEN_SECRETS than this command.',
            fix: 'Run this command with the settings of the API, or set ORIGIN to the URL of this installation.',
          },
        ];
      if (forwarded === trusted) return [];
      return [
        {
          message:
            forwarded < trusted
              ? `TRUST_PROXY is ${trusted}, but requests come through ${forwarded} proxies: people can fake their network address.`
              : `TRUST_PROXY is ${trusted}, but requests come through ${forwarded} proxies: everyone seems to have the same network address.`,
          fix: `Set TRUST_PROXY to ${forwarded} and restart the API. If that isn't the number of your proxies, let each of them append to X-Forwarded-For.`,
        },
      ];
    },
  },
];
