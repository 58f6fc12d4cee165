// Test fixture: the real logger, with its lines kept for the test.
import { createLog } from '../telemetry/log.ts';

export function keptLog() {
  const lines: string[] = [];
  const log = createLog({ process: 'test', level: 'debug', to: { write: (line) => void lines.push(line) } });
  return { log, lines };
}
