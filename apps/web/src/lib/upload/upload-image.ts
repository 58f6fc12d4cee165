import type { PicturePurpose } from '@questline/contract/plain';
import { uploadFile } from './upload-file.ts';
import type { UploadOptions } from './uploader.ts';

type Options = Required<Pick<UploadOptions, 'onProgress' | 'onStall' | 'signal'>>;

/** Uploads an image of this kind and returns its URL. */
export const uploadImage =
  (purpose: PicturePurpose) =>
  async (blob: Blob, options: Options): Promise<string> => {
    const { url } = await uploadFile(blob, { purpose, name: purpose, ...options });
    return url!;
  };
