// The type of an endpoint. Endpoints are plain data, keyed by 'METHOD /path'. Server types, the browser client, the
// serializer and OpenAPI are derived from them.
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Who may call it: anyone, one account type, or any signed-in account. At the desk: `operator`, `lead` for operators
 *  with that role, or `desk` for what happens before an operator is signed in. */
export type Access = 'public' | 'student' | 'company' | 'signed-in' | 'desk' | 'operator' | 'lead';

export type Endpoint = {
  summary: string;
  access: Access;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Overrides the server's default body limit. */
  bodyMaxBytes?: number;
  /** Without it, the response is an empty 204. */
  response?: z.ZodMiniType;
  /** For GET: the response is the same for everyone, and browsers and proxies may cache it this long. */
  cacheSeconds?: number;
  /** For GET: may be read from a standby, so what others have changed may be missing for two seconds. */
  replica?: true;
  /** For other methods than GET: works during maintenance, because it only reads, or because people must be able to sign in. */
  duringMaintenance?: true;
  /** Errors specific to this endpoint. Common errors are added in openapi.ts. */
  errors?: readonly ErrorCode[];
};

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Endpoints = { [key: `${Method} /api/${string}`]: Endpoint };

/** What a caller sends: the params, query and body that the endpoint declares.
 *  Flat, because a bare intersection here makes tsc four times slower (measured with 87 endpoints). Distributed over E: while
 *  tsc infers which endpoint is called, E is the union of all, and every params times every query times every body would be
 *  too complex to represent (with 115). */
export type Request<E> = E extends unknown
  ? Flat<Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>>
  : never;
type Flat<T> = { [Name in keyof T]: T[Name] };

type Part<E, Name extends string> = E extends { [name in Name]: infer S extends z.ZodMiniType }
  ? {} extends z.input<S>
    ? { [name in Name]?: z.input<S> }
    : { [name in Name]: z.input<S> }
  : {};

/** What a handler receives: the same parts, parsed and with defaults. */
export type Input<E> = {
  [Name in keyof E & ('params' | 'query' | 'body')]: E[Name] extends z.ZodMiniType
    ? z.output<E[Name]>
    : never;
};

export type Answer<E> = E extends { response: infer S extends z.ZodMiniType } ? z.output<S> : void;

/** 204 without a response, 201 for POST, else 200. */
export const statusOf = (key: string, endpoint: Endpoint): 200 | 201 | 204 =>
  !endpoint.response ? 204 : key.startsWith('POST ') ? 201 : 200;
