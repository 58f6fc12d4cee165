// Runs the web app's upload client in a signed-in page.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';

const path = '/assets/upload-entry.js';

let built: Promise<string> | undefined;
async function bundle(): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'upload-entry.ts'),
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}

/** Must be called again after each page load. */
export async function installUploader(page: Page) {
  const body = await (built ??= bundle());
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.evaluate(`import('${path}')`);
}

type TestFile = { purpose: string; name: string } & (
  | { text: string }
  | { megabytes: number }
  | { drawn: number }
);

/** Returns the uploaded file or the error message. The progress is in `window.shares`. */
export const upload = (
  page: Page,
  file: TestFile,
): Promise<{ url?: string; id?: string; refused?: string }> =>
  page.evaluate(async (file) => {
    const draw = async (side: number) => {
      const canvas = new OffscreenCanvas(side, side);
      canvas.getContext('2d')!.fillRect(0, 0, side / 2, side);
      return canvas.convertToBlob({ type: 'image/png' });
    };
    const blob =
      'drawn' in file
        ? await draw(file.drawn)
        : new Blob(['text' in file ? file.text : 'all work and no play\n'.repeat(50_000 * file.megabytes)]);
    const page = globalThis as unknown as {
      shares: number[];
      uploadFile(blob: Blob, options: object): Promise<{ url: string; id: string }>;
    };
    page.shares = [];
    const onProgress = (share: number) => page.shares.push(share);
    const { purpose, name } = file;
    return page
      .uploadFile(blob, { purpose, name, onProgress })
      .catch((error: { text?: string }) => ({ refused: error.text ?? 'without words' }));
  }, file);
