// PostGraphile 5 for comparison: the same database, role, accounts and load. It isn't a dependency of the project, so
// npm installs it into .data/peer when it is needed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startProcess } from '../environment/server-process.ts';
import { loadApi, type Tools } from './load.ts';
import type { Request } from './operations.ts';
import { tokenKey } from './production-api.ts';

const version = '5.1.5';
const folder = resolve(import.meta.dirname, '../../.data/peer');

export type Peer = Awaited<ReturnType<typeof startPeer>>;

const company = 'companyProfileByCompanyId { companyName industry logoUrl }';
const card = `rowId name description commission tags weeklyHours totalHours quickWin createdAt ${company}
  bookmarksByInitiativeId(first: 1) { nodes { rowId } }`;
const message = 'rowId conversationId clientId senderId subject content createdAt';

/** The operations that its schema can express, with about the fields that our answers have. */
const queries: Record<string, string> = {
  featured: `query { allInitiatives(orderBy: [ROW_ID_DESC], first: 6) {
    nodes { rowId name description commission tags createdAt ${company} } } }`,
  'browse newest': `query { allInitiatives(orderBy: [ROW_ID_DESC], first: 20) { nodes { ${card} } } }`,
  'browse by tags': `query ($term: String!) {
    allInitiativeTerms(condition: { term: $term }, orderBy: [INITIATIVE_ID_DESC], first: 20) {
      nodes { initiativeByInitiativeId { ${card} } } } }`,
  'initiative page': `query ($initiative: UUID!) { initiativeByRowId(rowId: $initiative) {
    ${card} overview requirements benefits goals skills bannerUrl videoUrl taskOutline } }`,
  inbox: `query ($actor: UUID!) {
    allConversations(condition: { companyId: $actor }, orderBy: [LAST_MESSAGE_ID_DESC], first: 20) {
      nodes { rowId studentId initiativeId applicationStatus lastMessageId lastMessageAt lastSenderId lastPreview
        companyUnread studentReadTo closedAt initiativeByInitiativeIdAndCompanyId { name }
        tieByCompanyIdAndStudentId { stage unanswered dayBeganAt companyToday
          studentCardByCompanyIdAndStudentId { fullName photoUrl } } } } }`,
  thread: `query ($conversation: UUID!) {
    conversationByRowId(rowId: $conversation) { studentId companyId studentReadTo companyReadTo }
    allInboxMessages(condition: { conversationId: $conversation }, orderBy: [ROW_ID_DESC], first: 30) {
      nodes { ${message} } } }`,
  'active students': `query ($actor: UUID!) {
    allInitiativeApplications(condition: { companyId: $actor, status: "accepted" }, orderBy: [ROW_ID_DESC], first: 30) {
      nodes { rowId studentId studentName studentSurname status acceptedAt lastSubmittedAt tasksApproved reviewsPending
        submissionsApproved submissionsDecided initiativeByInitiativeIdAndCompanyId { rowId name taskCount } } } }`,
};

export async function startPeer(databaseUrl: string, tools: Tools) {
  install();
  const server = await startProcess({
    name: 'PostGraphile',
    args: [join(import.meta.dirname, 'peer-server.ts'), folder, databaseUrl, tokenKey.id, tokenKey.secret],
    ready: /Server listening at/,
    env: { NODE_ENV: 'production' },
  });
  return {
    /** Measures requests per second. Undefined if it can't express the operation. */
    runner(operation: string, requests: Request[]): ((seconds: number) => Promise<number>) | undefined {
      const query = queries[operation];
      if (!query) return undefined;
      const asked = requests.map((request) => graphqlOf(query, request));
      return async (seconds) => {
        await requireData(server.url, asked[0]!);
        const run = await loadApi(tools, { url: server.url, seconds, requests: asked, order: 'random' });
        return (run.requests - run.refused) / run.seconds;
      };
    },
    stop: server.kill,
  };
}

function install() {
  if (existsSync(join(folder, 'node_modules/postgraphile'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  console.log(`installing postgraphile ${version} into .data/peer`);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--save-exact', `postgraphile@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function graphqlOf(query: string, { path, caller, key }: Request): Request {
  const tag = new URL(path, 'http://localhost').searchParams.get('tags');
  const variables = { ...key, ...(tag && { term: `tag:${tag}` }) };
  const body = JSON.stringify({ query: query.replaceAll(/\s+/g, ' '), variables });
  return { method: 'POST', path: '/graphql', body, key, ...(caller && { caller }) };
}

/** GraphQL reports errors with status 200, and an empty list may mean that row level security hides everything. */
async function requireData(url: string, { path, body, caller }: Request) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(caller && { authorization: `Bearer ${caller.token}` }),
    },
    body: body!,
  });
  const text = await response.text();
  const { data, errors } = JSON.parse(text) as {
    data?: Record<string, { nodes?: unknown[] } | null>;
    errors?: unknown[];
  };
  const found = Object.values(data ?? {});
  if (errors || found.length === 0 || found.some((it) => !it || it.nodes?.length === 0))
    throw new Error(`PostGraphile answered ${text.slice(0, 500)}`);
}
