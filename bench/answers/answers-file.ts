// A file of answers: one line of JSON per request, compressed. Pages share most of their text, so a long window keeps
// the file small.
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';

export type Answer = { account: string; path: string; status: number; sha256: string; body: string };

export function writeAnswers(file: string) {
  const lines = new PassThrough();
  const params = {
    [constants.ZSTD_c_windowLog]: 27,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    [constants.ZSTD_c_compressionLevel]: 3,
  };
  const written = pipeline(lines, createZstdCompress({ params }), createWriteStream(file));
  return {
    async add(answer: Answer) {
      if (!lines.write(`${JSON.stringify(answer)}\n`))
        await new Promise((resume) => lines.once('drain', resume));
    },
    async close() {
      lines.end();
      await written;
    },
  };
}

export async function* readAnswers(file: string): AsyncGenerator<Answer> {
  const text = createReadStream(file).pipe(createZstdDecompress());
  for await (const line of createInterface({ input: text })) yield JSON.parse(line) as Answer;
}
