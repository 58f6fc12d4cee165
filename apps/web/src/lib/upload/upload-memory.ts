// Remembers unfinished uploads, so that the same file resumes where it stopped, even after a reload. Stored per
// account and deleted at sign-out (lib/local-data.ts).
import type { UrlStorage } from 'tus-js-client';
import { uploadPrefix } from '../local-data.ts';

const sampleBytes = 65_536;

/** Picking the same file again gives the same fingerprint. Large files are not read completely. */
export async function fingerprintOf(blob: Blob, what: string): Promise<string> {
  const parts = [`${what}:${blob.size}:`, blob.slice(0, sampleBytes), blob.slice(-sampleBytes)];
  const digest = await crypto.subtle.digest('SHA-256', await new Blob(parts).arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function createUploadMemory(storage: Storage, accountId: string): UrlStorage {
  const keyOf = (fingerprint: string) => `${uploadPrefix}${accountId}.${fingerprint}`;
  const read = (key: string) => {
    try {
      return [{ ...JSON.parse(storage.getItem(key) ?? ''), urlStorageKey: key }];
    } catch {
      return [];
    }
  };
  return {
    findAllUploads: async () => [],
    findUploadsByFingerprint: async (fingerprint) => read(keyOf(fingerprint)),
    removeUpload: async (key) => storage.removeItem(key),
    async addUpload(fingerprint, upload) {
      const key = keyOf(fingerprint);
      // The server keeps the name.
      const kept = { ...upload, metadata: {} };
      try {
        storage.setItem(key, JSON.stringify(kept));
      } catch {
        // Without storage, an upload can only resume until the page is left.
      }
      return key;
    },
  };
}
