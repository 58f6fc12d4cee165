// An id from the command line.
import { CommandError } from './command.ts';

export function accountId(text: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return text;
  throw new CommandError('This is not an id. `questline user find` shows ids.', 'usage');
}
