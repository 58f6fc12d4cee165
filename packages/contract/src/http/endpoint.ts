// What an endpoint is. Endpoints are plain data, keyed by 'METHOD /path'; everything else
// (server types, browser client, serialiser, OpenAPI) is derived from them.
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Who may call: everybody, one kind of account, or any account that is signed in. */
export type Access = 'public' | 'student' | 'company' | 'signed-in';

export type Endpoint = {
  summary: string;
  access: Access;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Where people write more than usual; else the server's general limit holds. */
  bodyMaxBytes?: number;
  /** Left out: the answer is an empty 204. */
  response?: z.ZodMiniType;
  /** For GET: everybody gets the same answer, and browsers and proxies may keep it that long. */
  cacheSeconds?: number;
  /** Refusals that only this endpoint makes; those that all can make stand in errors.ts. */
  errors?: readonly ErrorCode[];
};

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Endpoints = { [key: `${Method} /api/${string}`]: Endpoint };

/** What a caller sends: { params, query, body }, as far as the endpoint has them.
 *  Flat, because a bare intersection here makes tsc four times slower (measured with 87 endpoints). */
export type Request<E> = Flat<Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>>;
type Flat<T> = { [Name in keyof T]: T[Name] };

type Part<E, Name extends string> = E extends { [name in Name]: infer S extends z.ZodMiniType }
  ? {} extends z.input<S>
    ? { [name in Name]?: z.input<S> }
    : { [name in Name]: z.input<S> }
  : {};

/** What a handler receives: the same parts, parsed and with defaults filled in. */
export type Input<E> = {
  [Name in keyof E & ('params' | 'query' | 'body')]: E[Name] extends z.ZodMiniType
    ? z.output<E[Name]>
    : never;
};

export type Answer<E> = E extends { response: infer S extends z.ZodMiniType } ? z.output<S> : void;

/** A POST creates what its path names, an endpoint without a response says nothing. */
export const statusOf = (key: string, endpoint: Endpoint): 200 | 201 | 204 =>
  !endpoint.response ? 204 : key.startsWith('POST ') ? 201 : 200;
