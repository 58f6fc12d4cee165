// Inspects a complete upload and produces the sanitized copies to keep. Runs in its own process
// (inspect-in-child.ts).
import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { submissionFileTypes } from '@questline/contract/plain';
import { typeOfName } from '../files.rules.ts';
import { cleanImage, inspectImage } from './inspect-image.ts';
import type { Inspected, InspectJob } from './inspect-job.ts';
import { sniffType } from './sniff-type.ts';
import { stripMetadata } from '../strip-metadata/strip-metadata.ts';

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
