// The service worker. Each file adds the handlers of one job.
import { addOffline } from './offline.ts';
import type { WorkerScope } from './worker-scope.ts';

addOffline(globalThis as unknown as WorkerScope);
