// The service worker. Each file adds the handlers of one job.
import { addOffline } from './offline.ts';
import { addPush } from './push.ts';
import type { WorkerScope } from './worker-scope.ts';

const worker = globalThis as unknown as WorkerScope;
addOffline(worker);
addPush(worker);
