import { randomBytes } from 'node:crypto';
import { limits } from '@questline/contract';
import type { Account } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Tries } from '../../../platform/limits/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { getUploadStanding, insertUpload } from '../files.queries.ts';
import { isPurpose, plainWords, refusalOfUpload, tidyName } from '../files.rules.ts';

type Asked = { id: string; size: number | undefined; metadata: Record<string, string | null> };

/** Refuses everything that can be refused before any bytes arrive. */
export async function createUpload(db: Db, tries: Tries, actor: Account, { id, size, metadata }: Asked) {
  const { purpose, name, type } = metadata;
  if (!isPurpose(purpose) || !name || size === undefined) throw new Refusal('invalid_input');
  const brought = { purpose, name: tidyName(name), type: plainWords(type ?? '').slice(0, 120), size };
  const refusal = refusalOfUpload(brought, actor, await db.one(getUploadStanding(actor.id)));
  if (refusal) throw new Refusal(refusal);

  const tried = {
    what: 'upload',
    by: [actor.id],
    most: limits.uploads,
    minutes: limits.uploadWindowMinutes,
  };
  const { allowed } = await db.one(tries.countTry(tried));
  if (!allowed) throw new Refusal('too_many_uploads');
  await db.run(
    insertUpload({
      id,
      owner_id: actor.id,
      purpose,
      original_name: brought.name,
      media_type: brought.type,
      byte_size: size,
      object_key: randomBytes(24).toString('base64url'),
    }),
  );
}
