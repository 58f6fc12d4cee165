// Looking at people, and deciding about them, asks operators for a reason. Without one nothing is shown, changed or
// recorded, not even for a lead who confirmed their passkey.
import type { Effect } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';

/** Each function that asks why, called with this reason. */
export const functionsWithReason: Record<string, (w: World, why: string) => string> = {
  change_access: (w, why) => `('${w.leadSession}', 'person', '${w.owner}', true, ${why}, null)`,
  correct_email: (w, why) =>
    `('${w.leadSession}', '${w.owner}', 'new@example.org', 'document', ${why}, 'Passport')`,
  export_evidence: (w, why) => `('${w.leadSession}', '${w.report}', ${why}, null)`,
  export_prospects: (_, why) => `('waitlist', null, null, false, null, 10, ${why}, null)`,
  find_accounts: (_, why) => `('Olive', ${why}, null)`,
  open_account: (w, why) => `('person', '${w.owner}', ${why}, null)`,
  open_report_files: (w, why) => `('${w.report}', ${why}, null)`,
  read_conversation: (w, why) => `('${w.report}', ${why}, null)`,
  read_mail_recipient: (w, why) => `('${w.failedEmail}', ${why}, null)`,
  request_deletion: (w, why) => `('${w.leadSession}', 'person', '${w.owner}', ${why}, null)`,
  send_account_email: (w, why) => `('${w.owner}', 'reset', ${why}, null)`,
};

const before = (
  w: World,
) => `update operator_sessions set confirmed_at = now() where operator_id = '${w.lead}';
  update reports set claimed_by = '${w.lead}', claimed_at = now() where id = '${w.report}'; delete from events`;
const state = (w: World) => `select
  (select count(*)::int from desk_log where operator_id = '${w.lead}') as recorded,
  (select count(*)::int from events) as events,
  (select suspended_at from profiles where id = '${w.owner}') as suspended,
  (select count(*)::int from email_corrections where person_id = '${w.owner}') as corrections`;

export const deskReasons: Effect[] = Object.entries(functionsWithReason).flatMap(([name, call]) => [
  {
    guarantee: `keeper.${name} needs a reason from the list`,
    covers: [],
    setup: before,
    steps: (w) => [
      ['lead', refusedWith('23514', `perform keeper.${name}${call(w, 'null')}`)],
      ['lead', refusedWith('23514', `perform keeper.${name}${call(w, `'curiosity'`)}`)],
    ],
    query: state,
    expected: { recorded: 0, events: 0, suspended: null, corrections: 0 },
  },
  {
    guarantee: `keeper.${name} works with a reason, which is recorded`,
    covers: [],
    setup: before,
    steps: (w) => [['lead', `select keeper.${name}${call(w, `'legal'`)}`]],
    query: (w) =>
      `select count(*)::int as recorded from desk_log where operator_id = '${w.lead}' and reason = 'legal'`,
    expected: { recorded: 1 },
  },
]);
