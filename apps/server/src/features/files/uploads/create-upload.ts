import { randomBytes } from 'node:crypto';
import { limits } from '@questline/contract';
import type { SignedIn } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { RateLimit } from '../../../platform/limits/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { getUploadUsage, insertUpload } from '../files.queries.ts';
import { isPurpose, plainWords, refusalOfUpload, tidyName } from '../files.rules.ts';

type Asked = { id: string; size: number | undefined; metadata: Record<string, string | null> };

/** Refuses everything that can be refused before any bytes arrive. */
export async function createUpload(
  db: Db,
  rateLimit: RateLimit,
  actor: SignedIn,
  { id, size, metadata }: Asked,
) {
  const { purpose, name, type } = metadata;
  if (!isPurpose(purpose) || !name || size === undefined) throw new Refusal('invalid_input');
  const upload = { purpose, name: tidyName(name), type: plainWords(type ?? '').slice(0, 120), size };
  // A photo belongs to the person, everything else to the account.
  const owner_id = purpose === 'photo' ? actor.personId : actor.id;
  const refusal = refusalOfUpload(upload, actor, await db.one(getUploadUsage(owner_id)));
  if (refusal) throw new Refusal(refusal);

  const attempt = {
    what: 'upload',
    by: [actor.id],
    max: limits.uploads,
    minutes: limits.uploadWindowMinutes,
  };
  const { allowed } = await db.one(rateLimit.countAttempt(attempt));
  if (!allowed) throw new Refusal('too_many_uploads');
  await db.run(
    insertUpload({
      id,
      owner_id,
      purpose,
      original_name: upload.name,
      media_type: upload.type,
      byte_size: size,
      object_key: randomBytes(24).toString('base64url'),
    }),
  );
}
