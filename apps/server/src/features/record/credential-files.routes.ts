// Files for everyone who checks a certificate or badge, outside the contract: our public keys, the lists of withdrawn
// credentials, and the certificate as a PDF. Formats and addresses follow the standards (docs/credentials.md).
import { renderCertificate } from '@questline/certificate';
import {
  createCredential,
  createStatusList,
  didDocument,
  signCredential,
  statusListSize,
} from '@questline/credentials';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { anonymous } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/db.ts';
import { networkOf } from '../../platform/http/ip-address.ts';
import type { RouteOptions } from '../../platform/http/http.ts';
import { createMemoryRateLimit } from '../../platform/limits/rate-limit-memory.ts';
import { Refusal } from '../../platform/refusal.ts';
import { contentOfRow, verifyUrl } from './read-shared.ts';
import type { RecordDeps } from './record.deps.ts';
import { findStatusList, readCredential } from './record-sharing.queries.ts';

type Deps = Pick<RecordDeps, 'origin' | 'issuerKeys'> & Pick<RouteOptions, 'limits'> & { database: Database };

/** A withdrawal shows within seconds. */
const fresh = 'public, max-age=5';
/** A PDF takes tens of milliseconds to make. */
const certificatesPerMinute = 60;
const listMax = 16_383;

export function addCredentialFiles(http: FastifyInstance, deps: Deps): void {
  const { origin, issuerKeys, database, limits } = deps;
  const db = database.as(anonymous);
  const certificates = createMemoryRateLimit(certificatesPerMinute);
  const did = JSON.stringify(didDocument(origin, issuerKeys));
  const count = (request: FastifyRequest) => limits.address(networkOf(request.ip));

  http.get('/.well-known/did.json', { config: { exempt: true } }, (request, reply) => {
    count(request);
    return reply.type('application/did+json').header('cache-control', 'public, max-age=300').send(did);
  });

  http.get<{ Params: { list: string } }>('/credentials/status/:list', async (request, reply) => {
    count(request);
    const list = /^\d{1,5}$/.test(request.params.list) ? Number(request.params.list) : Infinity;
    if (list > listMax) throw new Refusal('not_found');
    const found = await db.maybe(findStatusList(list));
    const bits = new Uint8Array(found?.bits ?? emptyList);
    const credential = await createStatusList(origin, list, bits, new Date());
    return reply
      .type('application/vc+jwt')
      .header('cache-control', fresh)
      .send(await signCredential(credential, issuerKeys[0]!));
  });

  const find = async (code: string) => {
    const row = await db.maybe(readCredential(code));
    if (!row || row.holder === null) throw new Refusal('not_found');
    return row;
  };
  const privately = (name: string) => ({
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });

  http.get<{ Params: { code: string } }>('/credentials/:code.jwt', async (request, reply) => {
    count(request);
    const { code } = request.params;
    const credential = createCredential(origin, contentOfRow(code, await find(code)));
    return reply
      .headers(privately(`questline-badge-${code}.jwt`))
      .type('application/vc+jwt')
      .send(await signCredential(credential, issuerKeys[0]!));
  });

  http.get<{ Params: { code: string } }>('/certificates/:code.pdf', async (request, reply) => {
    certificates(networkOf(request.ip));
    const { code } = request.params;
    const row = await find(code);
    const pdf = await renderCertificate({
      ...contentOfRow(code, row),
      verify_url: verifyUrl(origin, code),
      company_verified: row.company_verified,
    });
    return reply
      .headers(privately(`questline-certificate-${code}.pdf`))
      .type('application/pdf')
      .send(pdf);
  });
}

const emptyList = new Uint8Array(statusListSize / 8);
