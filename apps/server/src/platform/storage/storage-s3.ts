// Stores files in an S3 bucket. The unusual settings are for stores other than Amazon's (such as OpenStack Swift): no
// trailing checksums, no tags, and an MD5 when deleting several objects in one request.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3 } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import type { Storage } from './storage-driver.ts';

type Bucket = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  deletedDays: number;
};

/** The size of the parts in which an upload reaches the bucket; S3 requires at least 5 MiB. */
const partBytes = 8 * 1024 * 1024;

export function openS3({ endpoint, region, bucket, deletedDays, ...credentials }: Bucket): Storage {
  const config = {
    endpoint,
    region,
    forcePathStyle: true,
    credentials,
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  };
  const s3 = new S3(config);
  const uploads = new UploadStore({
    s3ClientConfig: { ...config, bucket },
    partSize: partBytes,
    useTags: false,
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  const body = async (key: string, range?: string) =>
    (await s3.getObject({ ...at(key), ...(range && { Range: range }) })).Body as Readable;

  return {
    uploads,
    async fetchUpload(id, folder) {
      const path = join(folder, id);
      await pipeline(await body(id), createWriteStream(path));
      return path;
    },
    async removeUpload(id) {
      await uploads.remove(id).catch(ifMissing);
      // Also removes what the tus store had set aside for the next part.
      for (const ending of ['', '.info', '.part']) await s3.deleteObject(at(id + ending)).catch(ifMissing);
    },
    async put(key, file, type) {
      const { size } = await stat(file);
      await s3.putObject({
        ...at(key),
        Body: createReadStream(file),
        ContentLength: size,
        ContentType: type,
      });
    },
    size: (key) =>
      s3.headObject(at(key)).then(
        (found) => found.ContentLength,
        (error: unknown) => ifMissing(error),
      ),
    read: (key, range) => body(key, range && `bytes=${range.start}-${range.end}`),
    remove: async (key) => void (await s3.deleteObject(at(key)).catch(ifMissing)),
    uploadKey: (id) => id,
    deletedDays,
  };
}

const missing = /^(NotFound|NoSuchKey|NoSuchUpload)$/;

function ifMissing(error: unknown): undefined {
  const { name = '', Code = '', status_code: status } = error as Record<string, string | number | undefined>;
  if (missing.test(String(name)) || missing.test(String(Code)) || status === 404 || status === 410) return;
  throw error;
}

class UploadStore extends S3Store {
  constructor(options: ConstructorParameters<typeof S3Store>[0]) {
    super(options);
    this.client.middlewareStack.add(
      (next, context) => (args) => {
        const request = args.request as { headers: Record<string, string>; body: string };
        if (context['commandName'] === 'DeleteObjectsCommand')
          request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64');
        return next(args);
      },
      { step: 'build', name: 'md5OnDelete', priority: 'low' },
    );
  }
}
