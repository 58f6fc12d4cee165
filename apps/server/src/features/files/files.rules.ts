// Decisions about files: pure, no I/O, no clock.
import {
  filePurposes,
  limits,
  purposes,
  refusalOfSize,
  smallPicture,
  submissionFileTypes,
  type ErrorCode,
  type FilePurpose,
  type SubmissionFileExtension,
} from '@questline/contract/plain';
import type { Account } from '../../platform/actor.ts';

export type UploadRequest = { purpose: FilePurpose; name: string; type: string; size: number };

export const isPurpose = (word: unknown): word is FilePurpose => filePurposes.includes(word as FilePurpose);

/** An id in a path outside the contract, which isn't parsed before. */
export const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

type UploadUsage = { email_verified: boolean; kept_bytes: number; pending: number };

const storageBytes = { student: limits.studentStorageBytes, company: limits.companyStorageBytes };

/** Checked before any bytes arrive; the content is scanned once the upload is complete. */
export function refusalOfUpload(
  { purpose, name, size }: UploadRequest,
  actor: Account,
  { email_verified, kept_bytes, pending }: UploadUsage,
): ErrorCode | undefined {
  const { access } = purposes[purpose];
  if (access !== 'signed-in' && access !== actor.kind) return 'forbidden';
  if (!email_verified) return 'email_not_verified';
  if (purpose === 'submission' && !typeOfName(name)) return 'file_type_not_allowed';
  const tooLarge = refusalOfSize(purpose, size);
  if (tooLarge) return tooLarge;
  if (kept_bytes + size > storageBytes[actor.kind]) return 'storage_full';
  return pending >= limits.pendingUploadsMax ? 'too_many_uploads' : undefined;
}

const aliases = new Map<string, SubmissionFileExtension>([['jpeg', 'jpg']]);

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** The media type implied by a file name. */
export function typeOfName(name: string): string | undefined {
  const extension = extensionOf(name);
  const known = aliases.get(extension) ?? extension;
  return Object.hasOwn(submissionFileTypes, known)
    ? submissionFileTypes[known as SubmissionFileExtension]
    : undefined;
}

/** Removes invisible characters; PostgreSQL rejects text with a NUL. */
export const plainWords = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');

/** Removes path separators, line breaks and characters that could hide the extension. */
export const tidyName = (name: string): string =>
  plainWords(name)
    .replaceAll(/[/\\:*?"<>|]/g, '_')
    .trim()
    .slice(-limits.fileNameMaxLength)
    // Half of a character that was cut in two.
    .replace(/^\p{Cs}/u, '') || 'file';

/** The name of a download: a misleading extension is corrected. */
export function downloadName(name: string, mediaType: string): string {
  if (typeOfName(name) === mediaType) return name;
  const right = Object.entries(submissionFileTypes).find(([, type]) => type === mediaType)?.[0];
  return right ? `${name}.${right}` : name;
}

/** RFC 6266: an ASCII name for old clients, RFC 5987 encoding for all others. */
export function contentDisposition(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Headers of uploaded content: a browser tricked into opening it as a page can run nothing in it. */
export const inert = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** The object key of an image, from its public path. */
export const objectKeyOf = (publicPath: string): string => publicPath.slice(1);

/** A complete upload, as backups see it. */
export type StoredFile = {
  id: string;
  status: string;
  object_key: string;
  public_path: string | null;
  is_removed: boolean;
};

const scannedObjects = ({ object_key, public_path }: StoredFile): string[] => {
  const key = public_path && objectKeyOf(public_path);
  return key ? [key, smallPicture(key)] : [`private/${object_key}`];
};

/** Where the bytes of a file are that it can't do without. */
export function neededObjects(file: StoredFile): string[] {
  if (file.is_removed || file.status === 'refused') return [];
  return file.status === 'pending' ? [`uploads/${file.id}`] : scannedObjects(file);
}

/** What it needed at an earlier time and may still be there. */
export function formerObjects(file: StoredFile): string[] {
  const needed = new Set(neededObjects(file));
  const all = [`uploads/${file.id}`, ...(file.status === 'ready' ? scannedObjects(file) : [])];
  return all.filter((key) => !needed.has(key));
}
