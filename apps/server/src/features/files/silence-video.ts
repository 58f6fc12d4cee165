// Phones write where they were into videos and recordings. That is overwritten in place, so nothing else moves and
// nothing is encoded again. What speaks in picture and sound stays, of course.
import { open, type FileHandle } from 'node:fs/promises';
import { submissionFileTypes as types } from '@questline/contract';
import { silenceMatroska } from './silence-matroska.ts';
import { silenceMovie } from './silence-movie.ts';

/** Reads and overwrites parts of one file. */
export type Bytes = {
  size: number;
  read(at: number, length: number): Promise<Buffer>;
  write(at: number, bytes: Buffer): Promise<void>;
  blank(at: number, length: number): Promise<void>;
};

const silencers: Record<string, (bytes: Bytes) => Promise<boolean>> = {
  [types.mp4]: silenceMovie,
  [types.mov]: silenceMovie,
  [types.m4a]: silenceMovie,
  [types.webm]: silenceMatroska,
};

/** False when the file is not built as it says. */
export async function silenceVideo(path: string, type: string): Promise<boolean> {
  const silence = silencers[type];
  if (!silence) return true;
  const file = await open(path, 'r+');
  try {
    return await silence(await bytesOf(file));
  } finally {
    await file.close();
  }
}

const blankBytes = Buffer.alloc(65_536);

async function bytesOf(file: FileHandle): Promise<Bytes> {
  const { size } = await file.stat();
  return {
    size,
    async read(at, length) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    },
    write: async (at, bytes) => void (await file.write(bytes, 0, bytes.length, at)),
    async blank(at, length) {
      const end = Math.min(at + length, size);
      for (; at < end; at += blankBytes.length)
        await file.write(blankBytes, 0, Math.min(blankBytes.length, end - at), at);
    },
  };
}
