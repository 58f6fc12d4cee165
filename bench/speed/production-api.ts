// The real API process on the large data set, with the settings of a deployment, and what to ask it: accounts with
// tokens, and words to search for.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { createTokens } from '../../apps/server/src/platform/auth/tokens.ts';
import { databaseUrls } from '../environment/environment.ts';
import { startServer, type Running } from '../environment/server-process.ts';
import { makeTemporaryFolder } from '../environment/temporary-folder.ts';

export type Caller = { id: string; kind: 'student' | 'company'; token: string };
export type Callers = { students: Caller[]; companies: Caller[] };

/** POST requests must name it. */
export const origin = 'https://questline.example';

export const tokenKey = { id: 'bench', secret: `the-secret-of-this-run-alone-${randomUUID()}` };
const filesDir = makeTemporaryFolder();
const dayMs = 86_400_000;

/** The settings of a deployment, for API and worker. */
export const productionSettings = (urlOf: (role: string) => string) => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  METRICS_PORT: '0',
  WORKER_METRICS_PORT: '0',
  ORIGIN: origin,
  // Every request names its own address, so that the limit per address doesn't apply to the load as a whole.
  TRUST_PROXY: '1',
  ...databaseUrls(urlOf),
  SMTP_URL: 'smtp://127.0.0.1:1',
  EMAIL_FROM: 'Bench <bench@questline.example>',
  TOKEN_SECRETS: `${tokenKey.id}:${tokenKey.secret}`,
  AUDIT_SECRETS: `${tokenKey.id}:${tokenKey.secret}`,
  CREDENTIAL_SECRETS: `${tokenKey.id}:${tokenKey.secret}`,
  FILES_DIR: filesDir,
  LOG_LEVEL: 'info',
});

export function startProductionApi(
  urlOf: (role: string) => string,
  { clockMs }: { clockMs?: number } = {},
): Promise<Running> {
  const pinned = clockMs !== undefined;
  return startServer('api', {
    nodeOptions: pinned ? ['--import', join(import.meta.dirname, '../environment/pinned-clock.ts')] : [],
    env: { ...productionSettings(urlOf), ...(pinned && { PINNED_CLOCK: `${clockMs}` }) },
  });
}

/** Accounts of the data set, the same ones every time: the 20 busiest, and others without any order. */
export async function findCallers(
  root: pg.Client,
  count: number,
  { clockMs = Date.now() }: { clockMs?: number } = {},
): Promise<Callers> {
  // Runs may take longer than the 15 minutes of a token.
  const { sign } = createTokens([tokenKey], { now: () => clockMs + dayMs });
  const find = async (kind: Caller['kind']): Promise<Caller[]> => {
    const { rows } = await root.query<{ id: string }>(
      `with busiest as (
         select ${kind}_id as id from conversations group by 1 order by count(*) desc, 1 limit 20)
       select id from ${kind}_profiles left join busiest using (id)
       order by busiest.id is null, md5(id::text) limit $1`,
      [count],
    );
    return Promise.all(
      rows.map(async ({ id }) => ({ id, kind, token: (await sign({ id, kind, personId: id }, id)).token })),
    );
  };
  return { students: await find('student'), companies: await find('company') };
}

/** 40 words that people could search for, from very frequent to less frequent. */
export async function findWords(root: pg.Client): Promise<string[]> {
  const { rows } = await root.query<{ word: string }>(
    `select substr(term, 6) as word from initiative_terms where term like 'word:%'
     group by term order by count(*) desc, term limit 400`,
  );
  return rows.map(({ word }) => word).filter((_, n) => n % 10 === 0);
}
