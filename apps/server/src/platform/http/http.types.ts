// Type tests: code that must not compile. Checked only by tsc; nothing imports this file.
import type { Endpoints } from '@questline/contract';
import * as z from 'zod/mini';
import type { Handlers } from './http.ts';
import type { sample } from './sample.fixture.ts';

export const noAccessClass = {
  // @ts-expect-error
  'GET /api/x': { summary: 'x', response: z.string() },
} satisfies Endpoints;

export const unknownAccessClass = {
  // @ts-expect-error
  'GET /api/x': { summary: 'x', access: 'nobody' },
} satisfies Endpoints;

export const unknownErrorCode = {
  // @ts-expect-error
  'GET /api/x': { summary: 'x', access: 'signed-in', errors: ['nope'] },
} satisfies Endpoints;

export const outsideOfApi = {
  // @ts-expect-error
  'GET /x': { summary: 'x', access: 'public' },
} satisfies Endpoints;

// @ts-expect-error
export const missingHandlers: Handlers<typeof sample> = {
  'POST /api/applications': async () => {},
};

export const superfluousHandler: Handlers<Pick<typeof sample, 'POST /api/applications'>> = {
  'POST /api/applications': async () => {},
  // @ts-expect-error
  'GET /api/nope': async () => {},
};

type Some =
  | 'GET /api/initiatives'
  | 'GET /api/initiatives/:id'
  | 'POST /api/initiatives'
  | 'POST /api/visits';

export const wrongHandlers: Handlers<Pick<typeof sample, Some>> = {
  // @ts-expect-error: a page has `next`
  'GET /api/initiatives': async () => ({ items: [] }),
  // @ts-expect-error: fields are missing from the answer
  'GET /api/initiatives/:id': async ({ input }) => ({ id: input.params.id }),
  'POST /api/initiatives': async ({ actor, input, db }) => {
    actor.kind satisfies 'company';
    // @ts-expect-error: the endpoint has no query
    void input.query;
    // @ts-expect-error: the body has no such field
    void input.body.nope;
    // @ts-expect-error: the database comes bound to the actor, and cannot be bound to another
    db.as(actor);
    return null as never;
  },
  'POST /api/visits': async ({ actor, http }) => {
    // @ts-expect-error: a visitor is not an account
    actor.kind satisfies 'student' | 'company';
    // @ts-expect-error: a cookie needs a max age
    http.setCookie('name', 'value', {});
    // @ts-expect-error: handlers cannot see headers
    void http.headers;
    return null as never;
  },
};
