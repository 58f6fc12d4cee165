// Loaded into an API process by a drill: on SIGUSR2, it collects garbage and prints its memory use.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
process.on('SIGUSR2', () => {
  collectGarbage();
  console.log(JSON.stringify({ memory: process.memoryUsage() }));
});
