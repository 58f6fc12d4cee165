// npm run large -- --size 1: builds the large data set in .data/large-<size> unless it already exists.
import { parseArgs } from 'node:util';
import { openLarge } from './large/cluster.ts';

const { values } = parseArgs({ options: { size: { type: 'string', default: '1' } } });
const from = performance.now();
const large = await openLarge(Number(values.size));
console.log(`.data/large-${values.size} is ready after ${((performance.now() - from) / 1000).toFixed(0)} s`);
await large.stop();
