// Everything done with uploaded bytes and names takes time proportional to their length. Every exported function in
// this folder has a row here, or a reason why it needs none.
import { mkdtempSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { rangeOf } from './byte-range.ts';
import * as rules from './files.rules.ts';
import * as hostile from './hostile-bytes.fixture.ts';
import * as files from './inspect/inspect-file.ts';
import * as images from './inspect/inspect-image.ts';
import * as office from './inspect/office-container.ts';
import * as plain from './inspect/plain-text.ts';
import * as sniffing from './inspect/sniff-type.ts';
import * as stripping from './strip-metadata/strip-metadata.ts';
import * as mp4 from './strip-metadata/strip-mp4-metadata.ts';
import * as webm from './strip-metadata/strip-webm-metadata.ts';
import * as svgs from './inspect/svg-checks.ts';

type Input = (bytes: number) => Buffer;
type Row = { run: (bytes: Buffer) => unknown; on: Input[] };

const folder = mkdtempSync(join(tmpdir(), 'questline-linear-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'upload');
const stored = (bytes: Buffer) => writeFileSync(path, bytes);
const asText = (run: (text: string) => unknown) => (bytes: Buffer) => run(bytes.toString('latin1'));
const opened = async (bytes: Buffer, run: (file: Awaited<ReturnType<typeof open>>) => Promise<unknown>) => {
  stored(bytes);
  const file = await open(path);
  await run(file).finally(() => file.close());
};

const movies = [
  hostile.flatMovie,
  hostile.describedMovie,
  hostile.nestedMovie,
  hostile.manyTracks,
  hostile.endlessSamples,
  hostile.overlappingSamples,
];
const webms = [hostile.flatWebm, hostile.nestedWebm, hostile.taggedWebm];
const zips = [hostile.crowdedZip, hostile.longNamesZip, hostile.manyEndsZip];
const drawings = [hostile.commentBomb, hostile.nestedSvg, hostile.filterBomb];
const texts = ['a', ' ', '.', '<', '<!--', '<?xml ', '<!doctype ', '<use ', 'filter ', '\r', '../', '%'].map(
  (part) => Object.defineProperty(hostile.text(part), 'name', { value: JSON.stringify(part) }),
);
const everything = [...movies, ...webms, ...zips, ...drawings, ...texts];

const storedFile = (name: string): rules.StoredFile => ({
  id: name,
  status: 'ready',
  object_key: name,
  public_path: name,
  is_removed: false,
});

const rows: Record<string, Record<string, Row>> = {
  'byte-range.ts': {
    rangeOf: {
      run: asText((range) => rangeOf({ range, 'if-range': range }, { size: 1, etag: range })),
      on: texts,
    },
  },
  'files.rules.ts': {
    isId: { run: asText(rules.isId), on: texts },
    isPurpose: { run: asText(rules.isPurpose), on: texts },
    refusalOfUpload: {
      run: asText((name) =>
        rules.refusalOfUpload(
          { purpose: 'submission', name, type: name, size: 1 },
          { id: '', kind: 'student' },
          { email_verified: true, kept_bytes: 0, pending: 0 },
        ),
      ),
      on: texts,
    },
    typeOfName: { run: asText(rules.typeOfName), on: texts },
    plainWords: { run: asText(rules.plainWords), on: texts },
    objectKeyOf: { run: asText(rules.objectKeyOf), on: texts },
    tidyName: { run: asText(rules.tidyName), on: texts },
    downloadName: { run: asText((name) => rules.downloadName(name, 'text/plain')), on: texts },
    contentDisposition: { run: asText(rules.contentDisposition), on: texts },
    neededObjects: { run: asText((name) => rules.neededObjects(storedFile(name))), on: texts },
    formerObjects: { run: asText((name) => rules.formerObjects(storedFile(name))), on: texts },
  },
  'inspect/inspect-file.ts': {
    inspectFile: {
      run: (bytes) => {
        stored(bytes);
        return files.inspectFile({ id: 'x', path, purpose: 'submission', name: 'a.txt', folder });
      },
      on: everything,
    },
  },
  'inspect/inspect-image.ts': {
    inspectImage: {
      run: (bytes) => {
        stored(bytes);
        return images.inspectImage({ id: 'x', path, type: sniffing.svg, purpose: 'logo', folder });
      },
      on: drawings,
    },
    cleanImage: {
      run: (bytes) => {
        stored(bytes);
        return images.cleanImage(path, 'image/png', folder);
      },
      on: texts,
    },
  },
  'inspect/office-container.ts': {
    readOfficeType: { run: (bytes) => opened(bytes, office.readOfficeType), on: zips },
  },
  'inspect/plain-text.ts': { isText: { run: (bytes) => opened(bytes, plain.isText), on: texts } },
  'inspect/sniff-type.ts': {
    sniffType: {
      run: (bytes) => {
        stored(bytes);
        return sniffing.sniffType(path, 'a.csv');
      },
      on: everything,
    },
  },
  'strip-metadata/strip-metadata.ts': {
    stripMetadata: {
      run: (bytes) => {
        stored(bytes);
        return stripping.stripMetadata(path, 'video/mp4');
      },
      on: movies,
    },
  },
  'strip-metadata/strip-mp4-metadata.ts': { stripMp4Metadata: { run: mp4.stripMp4Metadata, on: movies } },
  'strip-metadata/strip-webm-metadata.ts': { stripWebmMetadata: { run: webm.stripWebmMetadata, on: webms } },
  'inspect/svg-checks.ts': {
    isSvg: { run: asText(svgs.isSvg), on: [...drawings, ...texts] },
    isCostlySvg: { run: asText(svgs.isCostlySvg), on: [...drawings, ...texts] },
  },
};

/** These pass files on to the functions above, or never read their content. */
const elsewhere = [
  'content.routes.ts',
  'uploads/create-upload.ts',
  'file-jobs.ts',
  'files.public.ts',
  'files.queries.ts',
  'files.retention.ts',
  'files.routes.ts',
  'files.view.ts',
  'uploads/finish-upload.ts',
  'inspect/inspect-in-child.ts',
  'inspect/inspect-job.ts',
  'inspect/inspect.process.ts',
  'scan-file.ts',
  'sweep-files.ts',
  'uploads/upload-id.ts',
  'uploads/upload-lease.ts',
  'uploads/uploads.routes.ts',
];

test('every module of this feature and every function it exports is measured or listed as exempt', async () => {
  const modules = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (name) => !/\.(test|fixture)\.ts$/.test(name),
  );
  expect([...Object.keys(rows), ...elsewhere].toSorted()).toEqual(modules.toSorted());
  for (const [module, measured] of Object.entries(rows)) {
    const exported = Object.entries(await import(join(import.meta.dirname, module))).filter(
      ([, it]) => typeof it === 'function',
    );
    expect(Object.keys(measured).toSorted()).toEqual(exported.map(([name]) => name).toSorted());
  }
});

/** CPU time in milliseconds, which doesn't depend on how busy the machine is. */
async function cost(run: Row['run'], bytes: Buffer): Promise<number> {
  let least = Infinity;
  for (let n = 0; n < 3; n++) {
    const copy = Buffer.from(bytes);
    const before = process.cpuUsage();
    await run(copy);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
    if (least < noiseMs) break;
  }
  return least;
}

/** Measurements below this are noise. */
const noiseMs = 15;
/** Small steps first, so exponential growth fails at a few hundred bytes instead of running forever. */
const sizes = [
  64,
  80,
  100,
  125,
  156,
  195,
  244,
  305,
  381,
  512,
  ...[1, 2, 4, 8, 16, 32, 64, 128].map((kB) => kB * 1024),
];
/** Eight times the input may take eight times as long, with some slack; quadratic growth would take 64 times as long. */
const maxGrowth = 24;

describe.each(Object.values(rows).flatMap((measured) => Object.entries(measured)))(
  '%s takes time proportional to its input',
  (_, { run, on }) => {
    test.each(on.map((input) => [input.name, input] as const))('%s', async (_name, input) => {
      const costs: number[] = [];
      for (const bytes of sizes) {
        costs.push(await cost(run, input(bytes)));
        const [before, now] = [Math.max(costs.at(-4) ?? costs[0]!, noiseMs / 3), costs.at(-1)!];
        expect(now, `${bytes} bytes`).toBeLessThan(before * maxGrowth);
      }
    });
  },
);
