// Builds the OpenAPI document and the reference page. The document is committed as openapi.json, so that contract changes
// show up in review.
import { createHash } from 'node:crypto';
import { endpoints, openapi, schemas } from '@questline/contract';
import type { FastifyInstance } from 'fastify';
import { referenceStyle, renderApiReference, type ApiDocument } from './api-reference.ts';

let text: string | undefined;

/** Built when it is first needed, because starting must not take longer for it. */
export const openapiText = (): string =>
  (text ??= `${JSON.stringify(openapi(endpoints, schemas), null, 2)}\n`);

let page: string | undefined;
const referencePage = () => (page ??= renderApiReference(JSON.parse(openapiText()) as ApiDocument));

/** No scripts, and no requests to anyone. */
const referencePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(referenceStyle).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function addOpenapi(http: FastifyInstance): void {
  const cached = { 'cache-control': 'public, max-age=300' };
  http.get('/api/openapi.json', (_, reply) =>
    reply.headers(cached).type('application/json; charset=utf-8').send(openapiText()),
  );
  http.get('/api/docs', (_, reply) =>
    reply
      .headers({ ...cached, 'content-security-policy': referencePolicy })
      .type('text/html; charset=utf-8')
      .send(referencePage()),
  );
}
