// File purposes: who may upload them, size limits, and the widths of stored images.
import type { ErrorCode } from '../http/errors.ts';
import { limits } from '../limits.ts';

export const filePurposes = ['photo', 'logo', 'banner', 'submission'] as const;
export type FilePurpose = (typeof filePurposes)[number];
export type PicturePurpose = Exclude<FilePurpose, 'submission'>;

type Purpose = { access: 'student' | 'company' | 'signed-in'; maxBytes: number; tooLarge: ErrorCode };

const picture = { maxBytes: limits.imageMaxBytes, tooLarge: 'image_too_large' } as const;

export const purposes: Readonly<Record<FilePurpose, Purpose>> = {
  photo: { access: 'signed-in', ...picture },
  logo: { access: 'company', ...picture },
  banner: { access: 'company', ...picture },
  submission: { access: 'student', maxBytes: limits.submissionFileMaxBytes, tooLarge: 'file_too_large' },
};

/** Uploads use the tus protocol. Metadata: purpose, name, type. */
export const uploadsPath = '/api/uploads';

/** Serves photos of people, only to people who may see them. */
export const photosPath = '/photos';

/** Why a file of this size is refused, if it is. */
export function refusalOfSize(purpose: FilePurpose, bytes: number): ErrorCode | undefined {
  if (bytes === 0) return 'file_empty';
  return bytes > purposes[purpose].maxBytes ? purposes[purpose].tooLarge : undefined;
}

/** Widths in pixels. The URL is the large copy; the small copy ends in -small. */
export const pictureWidths: Readonly<Record<PicturePurpose, { large: number; small: number }>> = {
  photo: { large: 512, small: 128 },
  logo: { large: 512, small: 128 },
  banner: { large: limits.bannerWidthPx, small: 640 },
};

/** The small copy of a stored image. Seed images have none. */
export const smallPicture = (path: string): string => path.replace(/\.webp$/, '-small.webp');
