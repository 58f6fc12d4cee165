// The script that uploads.ts runs in the browser.
import { startSession } from '../../apps/web/src/lib/session/session.ts';
import { uploadFile } from '../../apps/web/src/lib/upload/upload-file.ts';

startSession();

Object.assign(globalThis, { uploadFile });
