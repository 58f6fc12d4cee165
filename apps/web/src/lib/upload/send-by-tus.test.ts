import { afterEach, expect, test, vi } from 'vitest';
import { sendByTus } from './send-by-tus.ts';

afterEach(() => vi.unstubAllGlobals());

test('an upload canceled before it starts ends immediately and sends nothing', async () => {
  const asked = vi.fn<() => void>();
  vi.stubGlobal('XMLHttpRequest', asked);
  const sent = sendByTus({
    blob: new Blob(['an essay']),
    metadata: {},
    fingerprint: 'f',
    memory: {
      findAllUploads: async () => [],
      findUploadsByFingerprint: async () => [],
      removeUpload: async () => undefined,
      addUpload: async () => 'key',
    },
    session: { token: async () => 'token', recheckToken: async () => undefined },
    signal: AbortSignal.abort(new Error('changed my mind')),
  });
  await expect(sent).rejects.toThrow('changed my mind');
  expect(asked).not.toHaveBeenCalled();
});
