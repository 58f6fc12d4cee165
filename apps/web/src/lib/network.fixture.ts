// A network that answers as a test says, in front of the real session and API client. Bodies are typed by the contract.
import type { Answer as ContractAnswer, Api, ErrorBody, ErrorCode, User } from '@questline/contract';
import { vi } from 'vitest';
import { session } from './session/session.ts';

export const rosa: User = {
  id: '0198c0de-7a11-7000-8000-000000000001',
  email: 'rosa@sunnyside.example',
  email_verified: true,
  user_type: 'company',
  username: null,
  photo_url: null,
  company: { id: '0198c0de-7a11-7000-8000-000000000003', role: 'owner' },
  metadata: { full_name: 'Rosa Lind', user_type: 'company', is_new_signup: 'false' },
  created_at: '2026-01-01T00:00:00Z',
};

export const maya: User = {
  id: '0198c0de-7a11-7000-8000-000000000002',
  email: 'maya@school.example',
  email_verified: true,
  user_type: 'student',
  username: 'maya.t',
  photo_url: null,
  company: null,
  metadata: { full_name: 'Maya Torres', user_type: 'student', is_new_signup: 'false' },
  created_at: '2026-01-01T00:00:00Z',
};
let user = rosa;

type Key = keyof Api;
/** Every request line that matches a contract key: 'GET /api/tasks/:id' is `GET /api/tasks/${string}`. */
type Filled<Path extends string> = Path extends `${infer Before}:${infer Rest}`
  ? Rest extends `${string}/${infer After}`
    ? `${Before}${string}/${Filled<After>}`
    : `${Before}${string}`
  : Path;
type KeyOf<Line> = {
  [K in Key]: Line extends Filled<K> | `${Filled<K>}?${string}` ? K : never;
}[Key];

type Answer<Body = unknown> = { status: number; body?: Body };
type Answers<Line> = [KeyOf<Line>] extends [never]
  ? Answer | ((body: never) => Answer | undefined)
  :
      | Answer<ContractAnswer<Api[KeyOf<Line>]> | ErrorBody>
      | ((body: never) => Answer<ContractAnswer<Api[KeyOf<Line>]> | ErrorBody> | undefined);
/** For a test that changes its responses along the way. */
export type AnswersByLine = Record<string, Answers<string>>;
type Sent = { line: string; body: unknown };

export const ok = <Body>(body: Body, status = 200) => ({ status, body });
export const refused = (
  status: number,
  code: ErrorCode,
  more: Pick<ErrorBody, 'state' | 'fields' | 'first' | 'found'> & { text?: string } = {},
): Answer<ErrorBody> => ({ status, body: { code, text: '', ...more } });

/** Refuses a text with contact details until the request confirms it. */
export const untilConfirmed =
  <Body>(answered: Answer<Body>) =>
  (body: never) =>
    (body as { contact_details_confirmed?: true }).contact_details_confirmed
      ? answered
      : refused(409, 'contact_details', { found: ['phone'] });

/** Someone of the same company did it a minute ago. */
export const byDana = () => ({
  by: { id: '0198c0de-7a11-7000-8000-0000000000da', name: 'Dana Kim' },
  at: new Date(Date.now() - 90_000).toISOString(),
});

/** Answers by 'METHOD /path?query'; every other request is unreachable. A body that the contract doesn't allow for its
 *  line doesn't compile. Returns the requests in the order they were sent. */
export function answer<const Given extends object>(
  answers: Given & { [Line in keyof Given]: Answers<Line> },
) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body: raw }: RequestInit) => {
    const line = `${method} ${url}`;
    if (line === 'POST /api/session' || line === 'POST /api/session/renewal') {
      const expires_at = new Date(Date.now() + 900_000).toISOString();
      return Response.json({ access_token: 'token', expires_at, user });
    }
    const body: unknown = typeof raw === 'string' ? JSON.parse(raw) : undefined;
    sent.push({ line, body });
    const given = (answers as AnswersByLine)[line];
    const answered = typeof given === 'function' ? given(body as never) : given;
    if (!answered) throw new TypeError('Failed to fetch');
    return answered.status === 204
      ? new Response(null, { status: 204 })
      : Response.json(answered.body ?? {}, { status: answered.status });
  });
  return sent;
}

export const linesOf = (sent: Sent[]) => sent.map(({ line }) => line);

function signInAs(account: User) {
  user = account;
  return session.signIn({ email: account.email, password: 'waypoint' });
}
export const signInAsCompany = () => signInAs(rosa);
export const signInAsStudent = () => signInAs(maya);
