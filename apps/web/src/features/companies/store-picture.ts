import type { UploadPicture } from '../../ui/use-picture-upload.ts';

/** Where pictures of a company are sent; each resolves to where it is kept. */
export type StorePicture = Record<'banner' | 'logo', UploadPicture>;
