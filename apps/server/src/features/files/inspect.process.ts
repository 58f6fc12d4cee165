// The child: one file, one answer. Whatever a hostile file does to a decoder, it does it here.
import { inspectFile, type InspectJob } from './inspect-file.ts';
import { unreadable } from './inspect-in-child.ts';

process.once('message', (job: InspectJob) => {
  void inspectFile(job)
    .catch((error: unknown) => {
      // The disk is full, or the file is gone: a later attempt may succeed. Anything else is the file's own doing.
      if (Object.hasOwn(error as object, 'errno')) throw error;
      return { refusal: unreadable(job) };
    })
    .then((inspected) => process.send!(inspected, () => process.exit(0)));
});
