// Makes generated requests one after the other and checks every answer.
import fc from 'fast-check';
import type { Client, Pool } from 'pg';
import type { TokenKey } from '../../apps/server/src/platform/auth/tokens.ts';
import { createActors, visitor } from './actors.ts';
import { createKnownValues } from './known-values.ts';
import { operations, type Answer, type Operation } from './operations.ts';
import { otherRequests } from './other-requests.ts';
import { fill } from './placeholders.ts';
import { encode, requestTo, type FuzzRequest } from './requests.ts';
import { send, type Sent } from './send.ts';

export type Target = {
  /** Of a running API with the seed. */
  origin: string;
  root: Pool | Client;
  key: TokenKey;
  /** All that were sent. */
  emails: () => { raw: string }[];
};
export type Options = {
  seed: number;
  requests: number;
  /** An answer that takes longer is a finding. */
  slowMs: number;
  /** Repeats only the request with this number. */
  only?: number | undefined;
};
export type Finding = { number: number; operation: string; problem: string; request: string };
export type Report = {
  requests: number;
  findings: Finding[];
  byStatus: Map<number, number>;
  slowest: { ms: number; operation: string }[];
  /** Operations that never answered with success, so what is behind their checks was hardly reached. */
  neverSucceeded: string[];
};

/** Limits that protect people would soon refuse everything. They have their own tests. */
const resetLimitsEvery = 20;
/** What an error must never reveal: stack traces, SQL, and names of files or libraries. */
const internals =
  /\n\s+at |node:internal|node_modules|\/apps\/server|\.ts:\d+|syntax error|relation "|column "|violates|duplicate key|PostgreSQL|kysely|\bselect .+ from\b|\binsert into\b/i;

function problemOf(answer: Answer, operation: Operation, slowMs: number): string | undefined {
  const { status, ms, body } = answer;
  if (status === 0) return `no answer: ${body}`;
  if (status >= 500) return `status ${status}: ${body.slice(0, 300)}`;
  if (ms > slowMs) return `took ${Math.round(ms)} ms`;
  // Refused before it reached an operation.
  if (status === 431) return undefined;
  if (status >= 400 && internals.test(body)) return `reveals internals: ${body.slice(0, 300)}`;
  return operation.mismatch(answer);
}

const shown = ({ method, url, headers, body }: Sent) =>
  [
    `${method} ${url.slice(0, 500)}`,
    JSON.stringify(headers).slice(0, 500),
    JSON.stringify(body?.toString('latin1').slice(0, 1_000)),
  ]
    .filter(Boolean)
    .join('\n');

export async function fuzz(
  { origin, root, key, emails }: Target,
  { seed, requests, slowMs, only }: Options,
): Promise<Report> {
  const actors = await createActors(root, key);
  const values = createKnownValues(root, emails);
  const findings = new Map<string, Finding>();
  const byStatus = new Map<number, number>();
  const succeeded = new Set<string>();
  let slowest: Report['slowest'] = [];
  let number = only ?? 0;

  async function make(request: FuzzRequest) {
    const { operation, headers, body } = request;
    const actor = await actors.choose(request.actor.kind, request.actor.n);
    const choose = (kind: string) => values.choose(kind, actor);
    const filled = body && Buffer.from(await fill(body.bytes.toString('latin1'), choose), 'latin1');
    const sent: Sent = {
      method: operation.method,
      // Values the API sent before aren't encoded.
      url: (await fill(request.url, choose)).replaceAll(/[^!-~]+/g, encode),
      headers: {
        'x-forwarded-for': `10.${(number >> 8) & 255}.${number & 255}.1`,
        ...actor.headers,
        ...headers,
      },
      body:
        filled &&
        Buffer.concat([filled, Buffer.alloc(Math.max(0, (body.padToBytes ?? 0) - filled.length), ' ')]),
    };
    if (number % resetLimitsEvery === 0) await root.query('delete from try_counts');
    const answer = await send(origin, sent);
    byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1);
    if (answer.status >= 200 && answer.status < 300) {
      succeeded.add(operation.name);
      if (answer.type.startsWith('application/json')) values.learn(JSON.parse(answer.body));
    }
    if (answer.body.includes('"not_signed_in"') && actor !== visitor) actors.forget(actor);
    slowest = [...slowest, { ms: answer.ms, operation: operation.name }]
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 5);
    const problem = problemOf(answer, operation, slowMs);
    const name = `${operation.name} ${answer.status} ${problem?.slice(0, 60)}`;
    if (problem && !findings.has(name))
      findings.set(name, { number, operation: operation.name, problem, request: shown(sent) });
    number++;
  }

  const anyRequest = fc.oneof(...operations.map(requestTo), ...otherRequests);
  await fc.assert(fc.asyncProperty(anyRequest, make), {
    seed,
    numRuns: only === undefined ? requests : 1,
    ...(only !== undefined && { path: String(only) }),
  });

  const names = new Set(operations.map(({ name }) => name));
  return {
    requests: number,
    findings: [...findings.values()],
    byStatus,
    slowest,
    neverSucceeded: [...names.difference(succeeded)],
  };
}
