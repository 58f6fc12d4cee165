// Routes for file status and download links.
import { limits, type files } from '@questline/contract';
import type { Handlers } from '../../platform/http/http.ts';
import type { Links } from '../../platform/auth/links.ts';
import { Refusal } from '../../platform/refusal.ts';
import { getFile } from './files.queries.ts';
import { viewFile } from './files.view.ts';

export const downloadPurpose = 'download';

/** Access is checked again when the link is used, as the account it was created for. */
export const filesRoutes = ({ links }: { links: Links }): Handlers<typeof files> => ({
  'GET /api/files/:id': async ({ db, input }) => viewFile(await db.one(getFile(input.params.id))),
  'POST /api/files/:id/download': async ({ db, actor, input }) => {
    const { id, status, purpose } = await db.one(getFile(input.params.id));
    if (purpose !== 'submission') throw new Refusal('not_found');
    if (status !== 'ready') throw new Refusal('file_not_ready');
    const expiresAt = new Date(Date.now() + limits.downloadSeconds * 1_000);
    const token = links.make({
      purpose: downloadPurpose,
      subject: id,
      version: `${actor.id}_${actor.personId}`,
      expiresAt,
    });
    return { url: `/api/files/${id}/content?token=${token}`, expires_at: expiresAt.toISOString() };
  },
});
