// What this browser remembers of unfinished uploads, so that the same file goes on where it stopped, also after a
// reload. By account, and forgotten at sign-out (lib/local-data.ts).
import type { UrlStorage } from 'tus-js-client';
import { uploadPrefix } from '../local-data.ts';

const sampleBytes = 65_536;

/** The same file chosen again gives the same text; all of a large one is not read for it. */
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
      // Its name stays with the server.
      const kept = { ...upload, metadata: {} };
      try {
        storage.setItem(key, JSON.stringify(kept));
      } catch {
        // Without storage it goes on until the page is left.
      }
      return key;
    },
  };
}
