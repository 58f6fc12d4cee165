// All queries of this feature. Row level security in db/policies/files.sql decides who may see a row.
import { limits, type ErrorCode, type FilePurpose } from '@questline/contract';
import { sql } from 'kysely';
import type { SignedIn } from '../../platform/actor.ts';
import { query, type Row } from '../../platform/database/db.ts';
import { type Param, preparedRead } from '../../platform/database/prepared.ts';

const columns = [
  'id',
  'owner_id',
  'purpose',
  'status',
  'original_name',
  'media_type',
  'byte_size',
  'object_key',
  'uploaded_at',
  'public_path',
] as const;
export type FileRow = Pick<Row<'files'>, (typeof columns)[number]>;
export type SeenFileRow = FileRow & Pick<Row<'files'>, 'refusal'>;

export const getFile = (id: string) =>
  query
    .selectFrom('files')
    .select([...columns, 'refusal'])
    .where('id', '=', id);

// Uploads -----------------------------------------------------------------------------------------------------

export const getOwnUpload = ({ id: accountId, personId }: SignedIn, id: string) =>
  query
    .selectFrom('files')
    .select(['id', 'uploaded_at'])
    .where('id', '=', id)
    .where('owner_id', 'in', [accountId, personId]);

/** Everything that decides whether an account may upload more, in one round trip. */
export const getUploadUsage = (ownerId: string) =>
  query.selectNoFrom((of) => [
    sql<boolean>`keeper.is_verified()`.as('email_verified'),
    sql<number>`coalesce(${of.selectFrom('storage_usage').select('bytes').where('owner_id', '=', ownerId)}, 0)::float8`.as(
      'kept_bytes',
    ),
    sql<number>`(select count(*)::int from ${pendingOf(ownerId).as('pending')})`.as('pending'),
  ]);

const pendingOf = (ownerId: string) =>
  query
    .selectFrom('files')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('status', '=', sql.lit('pending'))
    .limit(sql.lit(limits.pendingUploadsMax));

type NewFile = Pick<FileRow, 'id' | 'owner_id' | 'original_name' | 'media_type' | 'object_key'> & {
  purpose: FilePurpose;
  byte_size: number;
};
export const insertUpload = (file: NewFile) => query.insertInto('files').values(file);

export const deleteUpload = (id: string) =>
  query.deleteFrom('files').where('id', '=', id).where('uploaded_at', 'is', null);

/** Returns nothing if it was already complete. */
export const markUploaded = (id: string) =>
  query
    .updateTable('files')
    .set({ uploaded_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('uploaded_at', 'is', null)
    .returning('id');

// Leases: which request may write an upload ---------------------------------------------------------------------

const leaseEnd = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`;

export const takeLease = (id: string, lease: string, seconds: number) =>
  query
    .updateTable('files')
    .set({ lease, lease_until: leaseEnd(seconds), lease_wanted: false })
    .where('id', '=', id)
    .where((or) => or.or([or('lease', 'is', null), or('lease_until', '<', sql<string>`now()`)]))
    .returning('id');

export const wantLease = (id: string) =>
  query.updateTable('files').set({ lease_wanted: true }).where('id', '=', id).where('lease', 'is not', null);

export const renewLease = (id: string, lease: string, seconds: number) =>
  query
    .updateTable('files')
    .set({ lease_until: leaseEnd(seconds) })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .returning('lease_wanted');

export const releaseLease = (id: string, lease: string) =>
  query
    .updateTable('files')
    .set({ lease: null, lease_until: null, lease_wanted: false })
    .where('id', '=', id)
    .where('lease', '=', lease);

// Worker --------------------------------------------------------------------------------------------------------

export const findWaiting = (id: string) =>
  query
    .selectFrom('files')
    .select(columns)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('uploaded_at', 'is not', null)
    .where('removed_at', 'is', null);

/** Returns nothing if it was already scanned or removed. */
const scanned = (id: string) =>
  query
    .updateTable('files')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('removed_at', 'is', null)
    .returning('id');

export const findKept = (id: string) =>
  query.selectFrom('files').select('id').where('id', '=', id).where('removed_at', 'is', null);

type Passed = { media_type: string; byte_size: number; public_path: string | null };
export const pass = (id: string, passed: Passed) =>
  scanned(id).set({ ...passed, status: 'ready', loose_since: sql<string>`now()` });

export const refuse = (id: string, refusal: ErrorCode) => scanned(id).set({ status: 'refused', refusal });

export const listOwners = (ids: string[]) =>
  query
    .selectFrom('files')
    .select(['id', 'owner_id'])
    .where('id', '=', sql<string>`any (${ids}::uuid[])`);

/** How many files of each account are waiting to be scanned. */
export const countPending = (ownerIds: string[]) =>
  query
    .selectFrom('files')
    .select(['owner_id', sql<number>`count(*)::int`.as('pending')])
    .where('owner_id', '=', sql<string>`any (${ownerIds}::uuid[])`)
    .where('status', '=', sql.lit('pending'))
    .groupBy('owner_id');

// Images ----------------------------------------------------------------------------------------------------------

export const maySeePhoto = (path: string) =>
  query.selectNoFrom(sql<boolean>`keeper.may_see_photo(${path})`.as('allowed'));

export const isWithheld = preparedRead((path: Param<string>) =>
  query.selectNoFrom(sql<boolean>`keeper.is_withheld(${path})`.as('withheld')),
);

// Sweep ---------------------------------------------------------------------------------------------------------

const older = (days: number) => sql<string>`now() - make_interval(hours => ${days * 24})`;

export const listAbandoned = (days: number, max: number) =>
  query
    .selectFrom('files')
    .select(['id', 'object_key', 'public_path'])
    .where('uploaded_at', 'is', null)
    .where('created_at', '<', older(days))
    .limit(max);

export const sweepRefused = (days: number) =>
  query
    .updateTable('files')
    .set({ removed_at: sql<string>`now()` })
    .where('status', '=', sql.lit('refused'))
    .where('removed_at', 'is', null)
    .where('created_at', '<', older(days));

export const claimLoose = (days: number, max: number) =>
  query.selectNoFrom(sql<number>`keeper.claim_unused_files(${days}, ${max})`.as('seen'));

export const listSwept = (days: number, max: number) =>
  query
    .selectFrom('files')
    .select(['id', 'object_key', 'public_path'])
    .where('removed_at', '<=', older(days))
    .limit(max);

export const deleteFile = (id: string) => query.deleteFrom('files').where('id', '=', id);
