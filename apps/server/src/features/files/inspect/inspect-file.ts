// Inspects a complete upload and produces the sanitized copies to keep. Runs in its own process
// (inspect-in-child.ts).
import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { submissionFileTypes, type ErrorCode, type FilePurpose } from '@questline/contract/plain';
import { typeOfName } from '../files.rules.ts';
import { cleanImage, inspectImage } from './inspect-image.ts';
import { sniffType } from './sniff-type.ts';
import { stripMetadata } from '../strip-metadata/strip-metadata.ts';

/** `key` is omitted when the object uses the random key of its row. */
export type Output = { file: string; key?: string };
export type Inspected =
  | { refusal: ErrorCode }
  | { mediaType: string; byteSize: number; outputs: Output[]; publicPath?: string };

export type InspectJob = { id: string; path: string; purpose: FilePurpose; name: string; folder: string };

export async function inspectFile({ id, path, purpose, name, folder }: InspectJob): Promise<Inspected> {
  const type = await sniffType(path, name);
  if (purpose !== 'submission') return inspectImage({ path, type, purpose, id, folder });
  const allowed: readonly string[] = Object.values(submissionFileTypes);
  if (!type || !allowed.includes(type))
    return { refusal: typeOfName(name) ? 'file_damaged' : 'file_type_not_allowed' };
  if (type.startsWith('image/')) return cleanImage(path, type, folder);
  const file = join(folder, 'kept');
  await copyFile(path, file);
  if (!(await stripMetadata(file, type))) return { refusal: 'file_damaged' };
  return { mediaType: type, byteSize: (await stat(file)).size, outputs: [{ file }] };
}
