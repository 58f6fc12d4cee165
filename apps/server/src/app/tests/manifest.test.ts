// Every route of the API and who may call it, written out. No other route exists.
import { readFileSync } from 'node:fs';
import { deskEndpoints, endpoints, type Endpoint } from '@questline/contract';
import { describe, expect, test } from 'vitest';
import { openapiText } from '../openapi.ts';
import { createTestApp } from './create-test-app.ts';

const manifest = {
  'POST /api/users': 'public',
  'POST /api/session': 'public',
  'POST /api/session/renewal': 'public',
  'DELETE /api/session': 'public',
  'GET /api/session/user': 'signed-in',
  'PATCH /api/session/user': 'signed-in',
  'PATCH /api/session/profile': 'signed-in',
  'PUT /api/session/password': 'signed-in',
  'POST /api/session/deletion': 'signed-in',
  'POST /api/session/company-deletion': 'company',
  'GET /api/session/export/:part': 'signed-in',
  'GET /api/session/devices': 'signed-in',
  'DELETE /api/session/devices': 'signed-in',
  'DELETE /api/session/devices/:id': 'signed-in',
  'GET /api/session/push': 'signed-in',
  'PUT /api/session/push': 'signed-in',
  'DELETE /api/session/push': 'signed-in',
  'POST /api/session/verification-request': 'signed-in',
  'POST /api/session/verification': 'public',
  'POST /api/session/email-change': 'public',
  'POST /api/session/reset-request': 'public',
  'POST /api/session/reset': 'public',
  'GET /api/student/profile': 'student',
  'PATCH /api/student/profile': 'student',
  'PUT /api/student/birth-month': 'student',
  'GET /api/student/birth-month': 'student',
  'GET /api/student/profile/preview': 'student',
  'GET /api/student/guardian': 'student',
  'PUT /api/student/guardian': 'student',
  'POST /api/guardian': 'public',
  'POST /api/guardian/link': 'public',
  'POST /api/guardian/steps': 'public',
  'POST /api/guardian/endings': 'public',
  'GET /api/student/sharing': 'student',
  'PUT /api/student/sharing/:id': 'student',
  'GET /api/student/profile-views': 'student',
  'GET /api/student/time-zone': 'student',
  'PUT /api/student/time-zone': 'student',
  'GET /api/student/break': 'student',
  'PUT /api/student/break': 'student',
  'DELETE /api/student/break': 'student',
  'GET /api/student/blocks': 'student',
  'PUT /api/student/blocks/:id': 'student',
  'DELETE /api/student/blocks/:id': 'student',
  'GET /api/student/finished-initiatives': 'student',
  'GET /api/student/survey': 'student',
  'PUT /api/student/survey/:step/skip': 'student',
  'PUT /api/student/survey/end': 'student',
  'GET /api/student/welcome-quest': 'student',
  'PATCH /api/student/welcome-quest': 'student',
  'GET /api/students/:id': 'signed-in',
  'GET /api/company/verification': 'company',
  'POST /api/company/verification': 'company',
  'GET /api/company/profile': 'company',
  'PATCH /api/company/profile': 'company',
  'GET /api/company/onboarding': 'company',
  'GET /api/companies/:id': 'signed-in',
  'GET /api/initiatives': 'signed-in',
  'GET /api/companies': 'signed-in',
  'GET /api/student/best-fit': 'student',
  'PUT /api/bookmarks/:initiative_id': 'student',
  'DELETE /api/bookmarks/:initiative_id': 'student',
  'GET /api/initiatives/featured': 'public',
  'GET /api/initiatives/:id': 'signed-in',
  'POST /api/initiatives/:id/views': 'student',
  'GET /api/company/overview': 'company',
  'GET /api/company/initiatives': 'company',
  'GET /api/company/initiatives/:id': 'company',
  'GET /api/company/initiatives/:id/results': 'company',
  'GET /api/company/initiatives/:id/finished-tasks': 'company',
  'POST /api/initiatives': 'company',
  'PUT /api/initiatives/:id': 'company',
  'DELETE /api/initiatives/:id': 'company',
  'POST /api/initiatives/:id/activation': 'company',
  'DELETE /api/initiatives/:id/activation': 'company',
  'GET /api/initiatives/:id/preview': 'company',
  'GET /api/initiatives/:id/takedown': 'company',
  'POST /api/initiatives/:id/duplicate': 'company',
  'PUT /api/company/chain': 'company',
  'GET /api/initiative-drafts': 'company',
  'GET /api/initiative-drafts/:client_id': 'company',
  'PUT /api/initiative-drafts/:client_id': 'company',
  'DELETE /api/initiative-drafts/:client_id': 'company',
  'GET /api/company/your-turn': 'company',
  'GET /api/home': 'student',
  'GET /api/applications': 'student',
  'GET /api/applications/:id': 'student',
  'POST /api/applications': 'student',
  'POST /api/applications/:id/withdrawal': 'student',
  'POST /api/applications/:id/end': 'signed-in',
  'POST /api/applications/:id/completion': 'student',
  'GET /api/company/applications': 'company',
  'GET /api/company/applications/count': 'company',
  'GET /api/company/applications/:id': 'company',
  'POST /api/applications/:id/acceptance': 'company',
  'POST /api/applications/:id/rejection': 'company',
  'POST /api/company/decisions/undo': 'company',
  'POST /api/company/decisions/:id/confirmation': 'company',
  'POST /api/company/application-decisions': 'company',
  'GET /api/company/students': 'company',
  'GET /api/company/students/summary': 'company',
  'GET /api/company/students/overview': 'company',
  'GET /api/company/students/:id/notes': 'company',
  'POST /api/company/students/:id/notes': 'company',
  'DELETE /api/company/notes/:id': 'company',
  'GET /api/initiatives/:id/workspace': 'student',
  'PUT /api/tasks/:id/draft': 'student',
  'DELETE /api/tasks/:id/draft': 'student',
  'POST /api/submissions': 'student',
  'GET /api/applications/:id/submissions': 'company',
  'GET /api/company/review-queue': 'company',
  'GET /api/company/reviews': 'company',
  'GET /api/company/tasks/:id/work': 'company',
  'GET /api/submissions/:id': 'company',
  'POST /api/submissions/:id/review': 'company',
  'GET /api/record': 'student',
  'PUT /api/record/page': 'student',
  'POST /api/record/page/link': 'student',
  'PUT /api/record/entries/:id/page': 'student',
  'PUT /api/record/entries/:id/texts': 'student',
  'POST /api/record/entries/:id/credential': 'student',
  'DELETE /api/record/entries/:id/credential': 'student',
  'GET /api/shared-records/:link': 'public',
  'GET /api/credentials/:code': 'public',
  'POST /api/company/applications/:id/closing-words': 'company',
  'GET /api/company/rewards': 'company',
  'POST /api/rewards/:id/payment': 'company',
  'DELETE /api/rewards/:id/payment': 'company',
  'GET /api/rewards': 'student',
  'POST /api/rewards/:id/receipt': 'student',
  'GET /api/company/feedback-snippets': 'company',
  'POST /api/company/feedback-snippets': 'company',
  'PATCH /api/company/feedback-snippets/:id': 'company',
  'DELETE /api/company/feedback-snippets/:id': 'company',
  'GET /api/files/:id': 'signed-in',
  'POST /api/files/:id/download': 'signed-in',
  'GET /api/waitlist/stamp': 'public',
  'POST /api/waitlist': 'public',
  'POST /api/waitlist/removal': 'public',
  'GET /api/inquiries/stamp': 'public',
  'POST /api/inquiries': 'public',
  'GET /api/conversations': 'signed-in',
  'GET /api/conversations/unread': 'signed-in',
  'GET /api/conversations/with': 'signed-in',
  'GET /api/conversations/:id': 'signed-in',
  'GET /api/conversations/:id/messages': 'signed-in',
  'PUT /api/conversations/:id/read': 'signed-in',
  'PUT /api/conversations/:id/closed': 'student',
  'GET /api/messages/:id': 'signed-in',
  'POST /api/messages': 'signed-in',
  'GET /api/contacts': 'signed-in',
  'GET /api/notifications': 'signed-in',
  'GET /api/notifications/unread': 'signed-in',
  'GET /api/notifications/:id': 'signed-in',
  'PUT /api/notifications/:id/read': 'signed-in',
  'PUT /api/notifications/read': 'signed-in',
  'GET /api/notifications/preferences': 'signed-in',
  'PATCH /api/notifications/preferences': 'signed-in',
  'POST /api/reports': 'signed-in',
  'GET /api/reports': 'signed-in',
  'GET /api/reports/help': 'public',
  'POST /api/unsubscribe': 'public',
  'GET /api/shell': 'signed-in',
  'GET /api/team': 'company',
  'POST /api/team/invitations': 'company',
  'POST /api/team/invitations/:id/resend': 'company',
  'DELETE /api/team/invitations/:id': 'company',
  'PATCH /api/team/people/:id': 'company',
  'DELETE /api/team/people/:id': 'company',
  'POST /api/sign-up-invitation': 'public',
  'POST /api/invitation': 'public',
  'POST /api/invitation/sign-up': 'public',
  'POST /api/invitation/sign-in': 'public',
};
const desk = {
  'POST /api/desk/confirmation/options': 'operator',
  'POST /api/desk/confirmation': 'operator',
  'GET /api/desk/companies': 'operator',
  'POST /api/desk/companies/:id/opening': 'operator',
  'POST /api/desk/companies/:id/release': 'operator',
  'POST /api/desk/companies/:id/decision': 'operator',
  'POST /api/desk/accounts/search': 'operator',
  'POST /api/desk/accounts/:kind/:id/opening': 'operator',
  'PUT /api/desk/accounts/:kind/:id/suspension': 'operator',
  'GET /api/desk/reports': 'operator',
  'POST /api/desk/reports/:id/opening': 'operator',
  'POST /api/desk/reports/:id/release': 'operator',
  'POST /api/desk/reports/:id/conversation': 'operator',
  'POST /api/desk/reports/:id/files': 'operator',
  'POST /api/desk/reports/:id/evidence': 'lead',
  'POST /api/desk/reports/:id/decision': 'operator',
  'GET /api/desk/contacts': 'operator',
  'POST /api/desk/contacts/:id/opening': 'operator',
  'POST /api/desk/contacts/:id/release': 'operator',
  'POST /api/desk/contacts/:id/decision': 'operator',
  'POST /api/desk/people/:id/emails': 'operator',
  'POST /api/desk/people/:id/email-correction': 'operator',
  'POST /api/desk/people/:id/email-correction/approval': 'lead',
  'DELETE /api/desk/people/:id/email-correction': 'lead',
  'GET /api/desk/email-corrections': 'lead',
  'POST /api/desk/accounts/:kind/:id/deletion-request': 'lead',
  'POST /api/desk/accounts/:kind/:id/deletion': 'lead',
  'GET /api/desk/operators': 'lead',
  'POST /api/desk/operators': 'lead',
  'POST /api/desk/operators/:id/set-up-link': 'lead',
  'PUT /api/desk/operators/:id/role': 'lead',
  'DELETE /api/desk/operators/:id': 'lead',
  'DELETE /api/desk/sessions/:id': 'operator',
  'GET /api/desk/prospects/new': 'operator',
  'POST /api/desk/prospects/search': 'operator',
  'POST /api/desk/prospects/:id/opening': 'operator',
  'POST /api/desk/prospects/:id/notes': 'operator',
  'PUT /api/desk/prospects/:id/invitation': 'operator',
  'DELETE /api/desk/prospects/:id/invitation': 'operator',
  'PUT /api/desk/prospects/:id/closed': 'operator',
  'POST /api/desk/prospects/export': 'operator',
  'GET /api/desk/health': 'operator',
  'GET /api/desk/emails': 'operator',
  'GET /api/desk/emails/:id': 'operator',
  'POST /api/desk/emails/:id/recipient': 'operator',
  'POST /api/desk/emails/:id/decision': 'operator',
  'GET /api/desk/session': 'desk',
  'POST /api/desk/session': 'desk',
  'POST /api/desk/session/passkey': 'desk',
  'POST /api/desk/session/recovery-code': 'desk',
  'DELETE /api/desk/session': 'operator',
  'POST /api/desk/set-up': 'desk',
  'POST /api/desk/set-up/options': 'desk',
  'POST /api/desk/set-up/completion': 'desk',
  'GET /api/desk/account': 'operator',
  'POST /api/desk/passkeys/options': 'operator',
  'POST /api/desk/passkeys': 'operator',
  'PATCH /api/desk/passkeys/:id': 'operator',
  'DELETE /api/desk/passkeys/:id': 'operator',
  'POST /api/desk/recovery-codes': 'operator',
};
/** Outside the contract and public; file content requires a link that is valid for one minute, and photos
 *  and previews are checked for the person in the viewer cookie. */
const others = [
  'GET /healthz',
  'GET /readyz',
  'GET /.well-known/security.txt',
  'GET /.well-known/did.json',
  'GET /credentials/status/:list',
  'GET /credentials/:code.jwt',
  'GET /certificates/:code.pdf',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/maintenance',
  'GET /media/:name',
  'HEAD /media/:name',
  'GET /photos/:name',
  'HEAD /photos/:name',
  'GET /api/desk/reports/:id/files/:file',
  'GET /api/files/:id/content',
  'GET /api/files/:id/preview',
  'HEAD /api/files/:id/preview',
];
/** Outside the contract because they are endless or chunked (tus); they require a session. */
const streams = [
  'GET /api/live',
  'POST /api/uploads',
  'OPTIONS /api/uploads',
  'HEAD /api/uploads/:id',
  'PATCH /api/uploads/:id',
  'DELETE /api/uploads/:id',
];

const app = await createTestApp();
const all = Object.entries<Endpoint>(endpoints);
const allOfDesk = Object.entries<Endpoint>(deskEndpoints);

test('every endpoint of the contract is listed here with its access, and no other', () => {
  const accessOf = (table: [string, Endpoint][]) =>
    Object.fromEntries(table.map(([key, { access }]) => [key, access]));
  expect(accessOf(all)).toEqual(manifest);
  expect(accessOf(allOfDesk)).toEqual(desk);
});

test('the router has exactly these routes', () => {
  const known = [...Object.keys(manifest), ...Object.keys(desk), ...others, ...streams];
  expect(app.http.routeKeys.toSorted()).toEqual(known.toSorted());
});

describe('access', () => {
  const call = async (key: string, token?: string) => {
    const [method, path] = key.split(' ') as [string, string];
    const response = await fetch(
      app.origin + path.replaceAll(/:\w+/g, '0198c0de-7a11-7000-8000-000000000001'),
      {
        method,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      },
    );
    // HEAD responses have no body.
    const text = (await response.text()) || '{"code":"not_signed_in"}';
    return [response.status, (JSON.parse(text) as { code: string }).code];
  };
  const closed = all.filter(([, { access }]) => access !== 'public');

  test.each([...closed.map(([key]) => key), ...streams])('%s refuses a visitor', async (key) => {
    expect(await call(key)).toEqual([401, 'not_signed_in']);
    expect(await call(key, 'forged')).toEqual([401, 'not_signed_in']);
  });

  test.each(closed.filter(([, { access }]) => access !== 'signed-in'))(
    '%s refuses the other kind of account',
    async (key, { access }) => {
      const { token } = await app.signUp(access === 'student' ? 'company' : 'student');
      expect(await call(key, token)).toEqual([403, 'forbidden']);
    },
  );
});

test.each([...all, ...allOfDesk])('%s validates every parameter of its path', (key, { params }) => {
  const named = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(params?.shape ?? {})).toEqual(named);
});

test('openapi.json matches the contract (npm run openapi) and is served', async () => {
  const committed = readFileSync(new URL('../../../../../openapi.json', import.meta.url), 'utf8');
  expect(committed).toBe(openapiText());
  const response = await fetch(`${app.origin}/api/openapi.json`);
  expect(await response.text()).toBe(committed);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
});
