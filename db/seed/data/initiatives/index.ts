// All initiatives, by the slug of their company.
import type { Initiative } from '../shapes.ts';
import { brightwave } from './brightwave.ts';
import { greenhouseNine } from './greenhouse-nine.ts';
import { harborLane } from './harbor-lane.ts';
import { kestrelRadio } from './kestrel-radio.ts';
import { kilnAndClay } from './kiln-and-clay.ts';
import { meepleCorner } from './meeple-corner.ts';
import { northlight } from './northlight.ts';
import { rewoven } from './rewoven.ts';
import { secondSpin } from './second-spin.ts';
import { sunnySide } from './sunny-side.ts';
import { tidepool } from './tidepool.ts';
import { willowStreet } from './willow-street.ts';

export const initiatives: Record<string, Initiative[]> = {
  'sunny-side': sunnySide,
  brightwave,
  'harbor-lane': harborLane,
  'second-spin': secondSpin,
  'willow-street': willowStreet,
  'kiln-and-clay': kilnAndClay,
  'greenhouse-nine': greenhouseNine,
  tidepool,
  rewoven,
  northlight,
  'meeple-corner': meepleCorner,
  'kestrel-radio': kestrelRadio,
};
