// The child: one file, one answer. Whatever a hostile file does to a decoder, it does it here.
import { inspectFile, type InspectJob } from './inspect-file.ts';

process.once('message', (job: InspectJob) => {
  void inspectFile(job).then((inspected) => process.send!(inspected, () => process.exit(0)));
});
