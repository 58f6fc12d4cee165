// The child process: one file in, one answer out. A hostile file can only harm this process.
import { inspectFile } from './inspect-file.ts';
import { unreadable } from './inspect-in-child.ts';
import type { InspectJob } from './inspect-job.ts';

process.once('message', (job: InspectJob) => {
  void inspectFile(job)
    .catch((error: unknown) => {
      // The disk is full or the file is gone, so a retry may succeed. Any other error is caused by the file.
      if (Object.hasOwn(error as object, 'errno')) throw error;
      return { refusal: unreadable(job) };
    })
    .then((inspected) => process.send!(inspected, () => process.exit(0)));
});
