// npm run drill:s3: runs the file tests, such as previews in parts, and the search after an account's deletion against a
// real S3 store. Needs Debian's Swift: apt-get install swift-proxy swift-account swift-container swift-object.
import { spawnSync } from 'node:child_process';
import { S3 } from '@aws-sdk/client-s3';
import { startSwift, swiftPackages, swiftUser } from './swift.ts';

if (spawnSync('sh', ['-c', 'command -v swift-proxy-server']).status !== 0)
  throw new Error(`Swift is not installed: apt-get install ${swiftPackages.join(' ')}`);

const { endpoint, stop } = await startSwift();
for (const signal of ['exit', 'SIGINT', 'SIGTERM']) process.once(signal, stop);
const bucket = 'questline';
const s3 = new S3({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: swiftUser });
await s3.createBucket({ Bucket: bucket });

const settings = {
  FILE_STORE: 's3',
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: swiftUser.accessKeyId,
  S3_SECRET_ACCESS_KEY: swiftUser.secretAccessKey,
};
const tests = ['files/hostile-files.test.ts', 'files/private-files.test.ts', 'canaries/canaries.test.ts'].map(
  (file) => `apps/server/src/app/tests/${file}`,
);
const { status } = spawnSync('npx', ['vitest', 'run', ...tests, '--testTimeout=120000'], {
  stdio: 'inherit',
  env: { ...process.env, DRILL_S3_SETTINGS: JSON.stringify(settings) },
});

/** Finished uploads leave nothing in the bucket but files in use. */
const { Contents = [] } = await s3.listObjectsV2({ Bucket: bucket });
const strays = Contents.map(({ Key }) => Key!).filter((key) => !/^(media|photos|private)\//.test(key));
const { Uploads = [] } = await s3.listMultipartUploads({ Bucket: bucket });
console.log(
  `${Contents.length} objects in the bucket, ${strays.length + Uploads.length} left over from uploads`,
);
if (strays.length || Uploads.length) console.log(strays, Uploads);
process.exitCode = status === 0 && strays.length === 0 && Uploads.length === 0 ? 0 : 1;
stop();
