// What a screen that uploads does, as a script for the browser: no screen is needed to try it.
import { startSession } from '../../apps/web/src/lib/session/session.ts';
import { uploadFile } from '../../apps/web/src/lib/upload/upload-file.ts';

startSession();

Object.assign(globalThis, { uploadFile });
