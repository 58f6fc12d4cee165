// Test fixture: the worker as a process that a test can kill.
import { createLog } from '../../../platform/telemetry/log.ts';
import { startWorker } from '../../worker-app.ts';

const { emailWaits, ...settings } = JSON.parse(process.argv[2]!);
const log = createLog({ process: 'worker', level: 'debug' });
await startWorker(settings, { log, countEmail: () => {}, emailWaits });
log.info('worker started');
