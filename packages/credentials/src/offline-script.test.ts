// Runs the script from docs/credentials.md as a reader would.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { content, createIssuer, origin } from './credentials.fixture.ts';
import {
  createCredential,
  createIssuerKey,
  createStatusList,
  didDocument,
  setBits,
  signCredential,
} from './index.ts';

const root = join(import.meta.dirname, '../../..');
const script = /```js\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/credentials.md'), 'utf8'))![1]!;
// Inside the repository, so that the script finds jose.
mkdirSync(join(root, '.data'), { recursive: true });
const folder = mkdtempSync(join(root, '.data', 'credentials-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'verify.mjs'), script);

const { keys } = await createIssuer();
const key = keys[0]!;
const credential = await signCredential(createCredential(origin, content), key);
const statusList = async (list: number, bits: number[], at = new Date()) =>
  signCredential(await createStatusList(origin, list, setBits(bits), at), key);

function run(files: { credential?: string; did?: object; status: string }) {
  const { did = didDocument(origin, keys), status } = files;
  writeFileSync(join(folder, 'credential.jwt'), files.credential ?? credential);
  writeFileSync(join(folder, 'did.json'), JSON.stringify(did));
  writeFileSync(join(folder, 'status.jwt'), status);
  const args = ['verify.mjs', 'questline.example', 'credential.jwt', 'did.json', 'status.jwt'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return stdout.trim() || /^\w+: (.*)/m.exec(stderr)?.[1];
}

test('a valid credential', async () => {
  expect(run({ status: await statusList(1, [5]) })).toBe(
    'Valid: Maya R., Neighborhood taste survey, Sunny Side Bakery',
  );
});

test('each error in the table', async () => {
  const status = await statusList(1, []);
  const [head, , signature] = credential.split('.');
  const other = createCredential(origin, { ...content, holder: 'Someone else' });
  const changed = [head, (await signCredential(other, key)).split('.')[1], signature].join('.');
  const elsewhere = await signCredential(createCredential('https://other.example', content), key);
  const theirs = didDocument('https://other.example', [key]);
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  expect([
    run({ status, credential: changed }),
    run({ status, did: didDocument(origin, [await createIssuerKey(), await createIssuerKey()]) }),
    run({ status, credential: elsewhere, did: theirs }),
    run({ status: await statusList(1, [], twoDaysAgo) }),
    run({ status: await statusList(0, []) }),
    run({ status: await statusList(1, [4_711]) }),
  ]).toEqual([
    'signature verification failed',
    'no applicable key found in the JSON Web Key Set',
    'unexpected "iss" claim value',
    '"exp" claim timestamp check failed',
    'Download the status list from https://questline.example/credentials/status/1',
    'This credential was revoked.',
  ]);
});
