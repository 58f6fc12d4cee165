// A row of the permission matrix: an endpoint, a valid request, and the status that each actor gets.
import type { Api, DeskApi, Request } from '@questline/contract';
import type { Tables } from '@questline/db/tables.ts';
import type { Links } from '../../../platform/auth/links.ts';
import { everyone, type Actor } from './actors.ts';
import type { createDeskSecrets } from './desk-secrets.ts';
import type { World } from './world.ts';

type Status = 200 | 201 | 204 | 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429;

/** What requests are made of. */
export type Sent = {
  world: World;
  desk: Awaited<ReturnType<typeof createDeskSecrets>>;
  links: Links;
  /** A valid link from an email. */
  link: (purpose: string, subject: string, version?: string | number) => string;
  stamp: (form: string) => string;
  /** The actor's, or a forged one. */
  guardianLink: string;
};

/** The actors by status. Each actor must be listed exactly once. */
type Statuses = { [S in Status]?: readonly Actor[] };

export type Row<E> = Statuses & {
  /** What the request is about, for endpoints with several rows. */
  detail?: string;
  /** The table that refused requests change. */
  refusedChange?: keyof Tables;
} & ({} extends Request<E> ? { send?: (sent: Sent) => Request<E> } : { send: (sent: Sent) => Request<E> });

/** The rows of some endpoints: an endpoint without one doesn't compile. */
export type Rows<Contract> = { [Key in keyof Contract]: Row<Contract[Key]> | readonly Row<Contract[Key]>[] };

export type Sendable = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
export type AnyRow = Statuses & {
  key: string;
  detail?: string;
  refusedChange?: keyof Tables;
  send?: (sent: Sent) => Sendable;
};

export const listRows = (rows: Rows<Api> | Rows<DeskApi>): AnyRow[] =>
  Object.entries<object | readonly object[]>(rows).flatMap(([key, some]) =>
    [some].flat().map((row) => Object.assign({ key }, row)),
  );

export const nameOf = ({ key, detail }: AnyRow) => (detail ? `${key} (${detail})` : key);

/** Refuses a row in which an actor is missing or listed twice. */
export function expectedOf(row: AnyRow): Record<Actor, number> {
  const listed = Object.entries(row).flatMap(([status, actors]) =>
    Number(status) ? (actors as readonly Actor[]).map((actor) => [actor, Number(status)] as const) : [],
  );
  const wrong = everyone.filter((actor) => listed.filter(([it]) => it === actor).length !== 1);
  if (wrong.length) throw new Error(`not listed exactly once in ${nameOf(row)}: ${wrong.join(', ')}`);
  return Object.fromEntries(listed) as Record<Actor, number>;
}
