// Test fixture: everything that the server keeps, as text to search.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3 } from '@aws-sdk/client-s3';
import type { Pool } from 'pg';
import type { StorageSettings } from '../../../platform/storage/storage-settings.ts';

/** Every column of the app that can contain text, as table.column. */
export async function textColumns(root: Pool): Promise<string[]> {
  const { rows } = await root.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.atttypid not in ('uuid'::regtype, 'uuid[]'::regtype,
         'timestamptz'::regtype, 'integer'::regtype, 'bigint'::regtype, 'smallint'::regtype, 'boolean'::regtype)
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Everything in one column. */
export async function readColumn(root: Pool, column: string): Promise<string> {
  const [table, name] = column.split('.');
  const { rows } = await root.query(`select string_agg(t.${name}::text, ' ') as text from ${table} t`);
  return rows[0].text ?? '';
}

/** All rows of every table, also of the job queues, by table. */
export async function readTables(root: Pool): Promise<[table: string, text: string][]> {
  const { rows } = await root.query<{ table: string }>(
    `select replace(c.oid::regclass::text, 'public.', '') as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')
       and n.nspname not like 'pg\\_toast%' order by 1`,
  );
  const texts: [string, string][] = [];
  for (const { table } of rows) {
    const found = await root.query(`select string_agg(t::text, ' ') as text from ${table} t`);
    texts.push([table, found.rows[0].text ?? '']);
  }
  return texts;
}

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

function readFolder(folder: string): [path: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => [path, `${path} ${latin(readFileSync(join(folder, path)))}`]);
}

/** Every stored object with its key, on disk or in the bucket, and what scans left in the temporary folder. */
export async function readFiles(settings: StorageSettings): Promise<[key: string, text: string][]> {
  const scans = readdirSync(tmpdir()).filter((name) => name.startsWith('questline-file-'));
  const left = scans.flatMap((name): [string, string][] => {
    try {
      return readFolder(join(tmpdir(), name));
    } catch {
      return []; // another test's scan just finished
    }
  });
  return [
    ...(settings.FILE_STORE === 'disk' ? readFolder(settings.FILES_DIR) : await readBucket(settings)),
    ...left,
  ];
}

async function readBucket(settings: StorageSettings): Promise<[key: string, text: string][]> {
  const s3 = new S3({
    endpoint: settings.S3_ENDPOINT!,
    region: settings.S3_REGION!,
    forcePathStyle: true,
    credentials: { accessKeyId: settings.S3_ACCESS_KEY_ID!, secretAccessKey: settings.S3_SECRET_ACCESS_KEY! },
  });
  const Bucket = settings.S3_BUCKET!;
  const { Contents = [] } = await s3.listObjectsV2({ Bucket });
  const { Uploads = [] } = await s3.listMultipartUploads({ Bucket });
  const objects = Contents.map(async ({ Key }): Promise<[string, string]> => {
    const { Body, Metadata } = await s3.getObject({ Bucket, Key });
    return [Key!, `${Key} ${JSON.stringify(Metadata)} ${latin(await Body!.transformToByteArray())}`];
  });
  return [...(await Promise.all(objects)), ...Uploads.map(({ Key }): [string, string] => [Key!, Key!])];
}
