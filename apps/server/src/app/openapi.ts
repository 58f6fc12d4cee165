// Builds the OpenAPI document. It is served, and committed as openapi.json so that contract changes show up in
// review.
import { endpoints, openapi, schemas } from '@questline/contract';
import type { FastifyInstance } from 'fastify';

let text: string | undefined;

/** Built when it is first needed, because starting must not take longer for it. */
export const openapiText = (): string =>
  (text ??= `${JSON.stringify(openapi(endpoints, schemas), null, 2)}\n`);

export function addOpenapi(http: FastifyInstance): void {
  http.get('/api/openapi.json', (_, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(openapiText()),
  );
}
