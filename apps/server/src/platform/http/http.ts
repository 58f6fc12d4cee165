// Runs every request the same way: limit by network address → authenticate → limit by account → parse → handler →
// view. Handlers are plain functions under the keys of their endpoints; nothing else registers a route of the
// contract.
import {
  errorsOf,
  responseSchema,
  statusOf,
  type Answer,
  type Endpoint,
  type Endpoints,
  type Input,
} from '@questline/contract';
import type { FastifyInstance } from 'fastify';
import { anonymous, type Account, type Actor, type Operator, type SignedIn, type Visitor } from '../actor.ts';
import { networkOf } from './ip-address.ts';
import type { Database, Db } from '../database/db.ts';
import type { Standby } from '../database/standby.ts';
import { hasJustChanged, rememberChange } from './own-writes.ts';
import { cacheable } from './http-cache.ts';
import { httpCall, type HttpCall } from './http-call.ts';
import { parser } from './http-errors.ts';
import { checkAnswer, checkRefusal } from './contract-checks.ts';
import type { MemoryRateLimit } from '../limits/rate-limit-memory.ts';
import { type Guard, visitorIfRefused } from './guard.ts';
import { requireSameOrigin } from './same-origin.ts';

/** The actors that an endpoint's access allows. */
type ActorOf<E> = E extends { access: 'public' }
  ? Actor
  : E extends { access: 'desk' }
    ? Visitor
    : E extends { access: 'operator' | 'lead' }
      ? Operator
      : E extends { access: infer Kind extends Account['kind'] }
        ? SignedIn & { kind: Kind }
        : SignedIn;

export type Handler<E> = (call: {
  db: Db;
  actor: ActorOf<E>;
  input: Input<E>;
  http: HttpCall;
}) => Promise<Answer<E>>;

/** One handler for every endpoint of a contract: a missing or mistyped one does not compile. */
export type Handlers<Contract> = { [Key in keyof Contract]: Handler<Contract[Key]> };

/** The same without the types of one endpoint, for the loop below. */
type AnyHandler = (call: {
  db: Db;
  actor: Actor | Operator;
  input: object;
  http: HttpCall;
}) => Promise<unknown>;

export type RouteOptions = {
  database: Database;
  /** For reads that may be a little older. */
  standby?: Standby | undefined;
  /** Who makes a request; refuses those who may not make it. */
  guard: Guard;
  limits: { address: MemoryRateLimit; account: MemoryRateLimit };
  origin: string;
  /** In tests, a violation of the contract fails instead of being logged. */
  strict: boolean;
};

export function addRoutes<Contract extends Endpoints>(
  http: FastifyInstance,
  contract: Contract,
  handlers: Handlers<Contract>,
  { database, standby, guard, limits, origin, strict }: RouteOptions,
): void {
  const secure = origin.startsWith('https:');

  for (const [key, endpoint] of Object.entries<Endpoint>(contract)) {
    const [method, url] = key.split(' ') as [string, string];
    const handle = handlers[key as keyof Contract] as AnyHandler;
    const status = statusOf(key, endpoint);
    const { params, query: querystring, body, response, access, cacheSeconds } = endpoint;
    const { bodyMaxBytes, duringMaintenance, replica } = endpoint;
    const declared = new Set(errorsOf(key, endpoint));

    http.route({
      method,
      url,
      ...(bodyMaxBytes && { bodyLimit: bodyMaxBytes }),
      ...(duringMaintenance && { config: { duringMaintenance } }),
      schema: {
        ...(params && { params }),
        ...(querystring && { querystring }),
        ...(body && { body }),
        ...(response && { response: { [status]: responseSchema(response) } }),
      },
      validatorCompiler: parser,
      onRequest: async (request) => {
        limits.address(networkOf(request.ip));
        requireSameOrigin(method, request.headers, origin);
        // A response cached for everyone is read as an anonymous actor.
        request.actor = cacheSeconds ? anonymous : await guard(request, access);
        const { actor } = request;
        if (actor.kind !== 'anonymous') limits.account(actor.kind === 'operator' ? actor.id : actor.personId);
      },
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const source = replica && standby && !hasJustChanged(request, secure) ? standby : database;
        const handleAs = (actor: Actor | Operator) =>
          handle({
            db: source.as(actor),
            actor,
            input: { params, query, body },
            http: httpCall(request, reply, secure),
          });
        reply.code(status);
        const answer = handleAs(request.actor!);
        // Public endpoints stay open to someone who has just deleted their account.
        const isVisit = access === 'public' && request.actor !== anonymous;
        return (isVisit ? answer.catch((error) => handleAs(visitorIfRefused(error))) : answer).catch(
          (error: unknown) => {
            throw checkRefusal(error, declared, { key, strict, log: request.log });
          },
        );
      },
      onSend: [
        ...(strict && response ? [checkAnswer(key, status, response)] : []),
        ...(cacheSeconds ? [cacheable(cacheSeconds)] : []),
        ...(standby && method !== 'GET' ? [rememberChange(secure)] : []),
      ],
    });
  }
}
