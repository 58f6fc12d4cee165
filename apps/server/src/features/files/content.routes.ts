// Serves file bytes, outside the contract: public images that everyone may cache, photos to viewers allowed to see the
// person right now, and submitted work to viewers allowed to see it, or through links that last one minute.
import { photosPath, previewKindOf } from '@questline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anonymous } from '../../platform/actor.ts';
import { networkOf } from '../../platform/http/ip-address.ts';
import { readCookie, viewerCookie } from '../../platform/http/cookies.ts';
import type { Database } from '../../platform/database/db.ts';
import { isKnown } from '../../platform/http/http-cache.ts';
import type { Verify } from '../../platform/http/guard.ts';
import type { RouteOptions } from '../../platform/http/http.ts';
import type { Links } from '../../platform/auth/links.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Range, Storage } from '../../platform/storage/storage-driver.ts';
import { rangeOf } from './byte-range.ts';
import { getFile, isWithheld, maySeePhoto, type FileRow } from './files.queries.ts';
import { contentDisposition, downloadName, inert, isId, objectKeyOf } from './files.rules.ts';
import { downloadPurpose } from './files.routes.ts';

type Deps = Pick<RouteOptions, 'limits' | 'origin'> & {
  verify: Verify;
  database: Database;
  storage: Storage;
  links: Links;
};

/** SVGs come only from the seed data: every uploaded image becomes WebP. */
const mediaName = /^[0-9a-f]{64}(?:-small)?\.(webp|svg)$/;
const mediaTypes: Record<string, string> = { webp: 'image/webp', svg: 'image/svg+xml' };
/** How long browsers and CDNs may show a public image without asking, so also how long they may still have one that
 *  operators took down. Asking again is answered without the bytes. */
const imageFreshSeconds = 60 * 60;
/** How long a browser may reuse a photo without asking, for example while scrolling through a list. */
const photoFreshSeconds = 60;

export function addContent(http: FastifyInstance, deps: Deps): void {
  const { database, storage, links, limits, verify, origin } = deps;
  const isSecure = origin.startsWith('https:');

  /** Identifies the viewer of an <img>, which can't send a bearer token. Nobody if the cookie is missing, expired or
   *  forged. */
  const viewerOf = async ({ headers }: FastifyRequest) => {
    const token = readCookie(headers.cookie, viewerCookie, isSecure);
    try {
      return token ? await verify(token) : undefined;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };

  http.route<{ Params: { name: string } }>({
    method: 'GET',
    url: `${photosPath}/:name`,
    exposeHeadRoute: true,
    async handler(request, reply) {
      limits.address(networkOf(request.ip));
      const { name } = request.params;
      const path = `${photosPath}/${name}`;
      const ending = mediaName.exec(name)?.[1];
      const viewer = ending && (await viewerOf(request));
      if (!viewer) throw new Refusal('not_found');
      // Checked on every request, conditional ones included: access may have ended since the last one.
      const { allowed } = await database.as(viewer).one(maySeePhoto(path.replace('-small.', '.')));
      const size = allowed ? await storage.size(objectKeyOf(path)) : undefined;
      if (size === undefined) throw new Refusal('not_found');
      const etag = `"${name}"`;
      reply.headers({
        ...inert,
        'content-type': mediaTypes[ending],
        'cache-control': `private, max-age=${photoFreshSeconds}`,
        vary: 'cookie',
        etag,
      });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      reply.header('content-length', size);
      return sendBytes(request, reply, storage, objectKeyOf(path));
    },
  });

  http.route<{ Params: { name: string } }>({
    method: 'GET',
    url: '/media/:name',
    exposeHeadRoute: true,
    async handler(request, reply) {
      limits.address(networkOf(request.ip));
      const { name } = request.params;
      const ending = mediaName.exec(name)?.[1];
      if (!ending) throw new Refusal('not_found');
      const path = `/media/${name.replace('-small.', '.')}`;
      const { withheld } = await database.as(anonymous).one(isWithheld(path));
      const size = withheld ? undefined : await storage.size(`media/${name}`);
      if (size === undefined) throw new Refusal('not_found');
      const etag = `"${name}"`;
      reply.headers({
        ...inert,
        'content-type': mediaTypes[ending],
        'cache-control': `public, max-age=${imageFreshSeconds}`,
        etag,
      });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      reply.header('content-length', size);
      return sendBytes(request, reply, storage, `media/${name}`);
    },
  });

  /** Sends a submitted file or a part of it. Its type comes from our own inspection, never from the upload.
   *  Opened as a page, it is saved instead of shown. */
  async function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileRow, cacheControl: string) {
    const key = `private/${file.object_key}`;
    const size = file.status === 'ready' ? await storage.size(key) : undefined;
    if (size === undefined) throw new Refusal('not_found');
    // The bytes under an id never change.
    const etag = `"${file.id}"`;
    reply.headers({
      ...inert,
      'content-type': file.media_type,
      'content-disposition': contentDisposition(downloadName(file.original_name, file.media_type)),
      'cache-control': cacheControl,
      'accept-ranges': 'bytes',
      etag,
    });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const range = rangeOf(request.headers, { size, etag });
    if (range === 'outside') return reply.code(416).header('content-range', `bytes */${size}`).send();
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    reply.header('content-length', range ? range.end - range.start + 1 : size);
    return sendBytes(request, reply, storage, key, range);
  }

  http.route<{ Params: { id: string }; Querystring: { token?: string | string[] } }>({
    method: 'GET',
    url: '/api/files/:id/content',
    async handler(request, reply) {
      limits.address(networkOf(request.ip));
      const link = links.read(downloadPurpose, `${request.query.token}`, new Date());
      if (!link || link.subject !== request.params.id) throw new Refusal('link_expired');
      // Access is checked again now: the relationship may have ended since the link was created.
      const [id, personId] = link.version.split('_') as [string, string];
      const file = await database.as({ id, personId }).one(getFile(link.subject));
      return sendFile(request, reply, file, 'private, no-store');
    },
  });

  // The work next to its review. A video asks for parts of it for as long as it plays, so the link of a download would
  // expire; like a photo, each part is checked for the person who is signed in.
  http.route<{ Params: { id: string } }>({
    method: 'GET',
    url: '/api/files/:id/preview',
    exposeHeadRoute: true,
    async handler(request, reply) {
      limits.address(networkOf(request.ip));
      const { id } = request.params;
      const viewer = isId(id) && (await viewerOf(request));
      const file = viewer && (await database.as(viewer).maybe(getFile(id)));
      if (!file || file.purpose !== 'submission' || !previewKindOf(file.media_type))
        throw new Refusal('not_found');
      reply.header('vary', 'cookie');
      // Kept by the browser, for Previous and Next, but never used without asking.
      return sendFile(request, reply, file, 'private, no-cache');
    },
  });
}

async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  key: string,
  range?: Range,
) {
  if (request.method === 'HEAD') return reply.send();
  // A slow reader must not occupy one of this node's request slots.
  request.releaseSlot?.();
  return reply.send(await storage.read(key, range));
}
