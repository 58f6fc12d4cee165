// questline export: a person's data, as they can download it themselves.
import { recordExport } from '@questline/db/administrator.ts';
import { readExport } from '../../features/session/account/read-export.ts';
import { openDatabase } from '../../platform/database/db.ts';
import { accountId } from '../account-id.ts';
import { command, CommandError } from '../command.ts';
import { adminUrlOf, settingsFor } from '../environment.ts';
import { readReason, requiredReason } from '../reason.ts';

export const exportCommand = command({
  summary: "Print a person's data as JSON, as they can download it themselves",
  args: ['<id>'],
  details: `For people who can't do it themselves, such as someone who is suspended. Students see under "Who has seen my
profile" that it happened, and why.`,
  options: { reason: requiredReason },
  async run({ args, values, environment }) {
    const urls = settingsFor(environment, 'DATABASE_URL', 'AUTH_DATABASE_URL');
    const actor = await recordExport(adminUrlOf(environment), accountId(args[0]!), readReason(values.reason));
    if (!actor) throw new CommandError('There is no such account.');
    const options = { connections: 1, evenSuspended: true };
    const [api, auth] = [
      openDatabase(urls.DATABASE_URL, options),
      openDatabase(urls.AUTH_DATABASE_URL, options),
    ];
    try {
      const data = await readExport({ db: api.as(actor), auth: auth.as(actor) }, actor);
      return { text: JSON.stringify(data, null, 2), data };
    } finally {
      await Promise.all([api.close(), auth.close()]);
    }
  },
});
