// Builds the OpenAPI document. It is served, and committed as openapi.json so that contract changes show up in
// review.
import { endpoints, openapi } from '@questline/contract';
import type { FastifyInstance } from 'fastify';

export const openapiText = (): string => `${JSON.stringify(openapi(endpoints), null, 2)}\n`;

export function addOpenapi(http: FastifyInstance): void {
  const text = openapiText();
  http.get('/api/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(text),
  );
}
