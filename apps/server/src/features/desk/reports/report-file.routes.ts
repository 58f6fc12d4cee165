// Sends a file of a report to an operator, outside the contract. Only the operator who said why gets it.
import type { FastifyInstance } from 'fastify';
import { deskCookie, readCookie } from '../../../platform/http/cookies.ts';
import { networkOf } from '../../../platform/http/ip-address.ts';
import type { Database } from '../../../platform/database/db.ts';
import type { RouteOptions } from '../../../platform/http/http.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Storage } from '../../../platform/storage/storage-driver.ts';
import { contentDisposition, downloadName, inert, isId, objectKeyOf } from '../../files/files.public.ts';
import { findOperator } from '../operator-session.ts';
import { findReportFile } from './desk-reports.queries.ts';

type Deps = Pick<RouteOptions, 'limits' | 'origin'> & { deskDatabase: Database; storage: Storage };

export const reportFileUrl = (reportId: string, fileId: string) =>
  `/api/desk/reports/${reportId}/files/${fileId}`;

export function addReportFiles(http: FastifyInstance, { deskDatabase, storage, limits, origin }: Deps): void {
  http.route<{ Params: { id: string; file: string } }>({
    method: 'GET',
    url: reportFileUrl(':id', ':file'),
    async handler(request, reply) {
      limits.address(networkOf(request.ip));
      const { id, file: fileId } = request.params;
      const token = readCookie(request.headers.cookie, deskCookie, origin.startsWith('https:'));
      const operator = isId(id) && isId(fileId) && (await findOperator(deskDatabase, token));
      if (!operator) throw new Refusal('not_found');
      const file = await deskDatabase.as(operator).one(findReportFile(id, fileId));
      const key = file.public_path ? objectKeyOf(file.public_path) : `private/${file.object_key}`;
      const size = await storage.size(key);
      if (size === undefined) throw new Refusal('not_found');
      reply.headers({
        ...inert,
        'content-type': file.media_type,
        'content-disposition': contentDisposition(downloadName(file.name, file.media_type)),
        'content-length': size,
        'cache-control': 'private, no-store',
      });
      request.releaseSlot?.();
      return reply.send(await storage.read(key));
    },
  });
}
