// Removes the metadata in which phones record their location in videos and audio. It is overwritten in place, so
// nothing moves and nothing is re-encoded. Files are at most 100 MB and read whole: walking a million tiny parts
// takes milliseconds in memory, where a million system calls would take minutes.
import { readFile, writeFile } from 'node:fs/promises';
import { submissionFileTypes as types } from '@questline/contract/plain';
import { stripMp4Metadata } from './strip-mp4-metadata.ts';
import { stripWebmMetadata } from './strip-webm-metadata.ts';

const strippers: Record<string, (bytes: Buffer) => boolean> = {
  [types.mp4]: stripMp4Metadata,
  [types.mov]: stripMp4Metadata,
  [types.m4a]: stripMp4Metadata,
  [types.webm]: stripWebmMetadata,
};

/** Returns false if the file isn't structured as its type requires. */
export async function stripMetadata(path: string, type: string): Promise<boolean> {
  const strip = strippers[type];
  if (!strip) return true;
  const bytes = await readFile(path);
  if (!strip(bytes)) return false;
  await writeFile(path, bytes);
  return true;
}
