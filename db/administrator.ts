// What an administrator does with the command line tool: the same functions as at the desk, recorded without an operator.
import { asKeeper, type Run } from './as-keeper.ts';

/** `reason` is one of deskReasons. */
export type Why = { reason: string; note: string | null };
type Kind = 'company' | 'person';

export type FoundAccount = {
  kind: 'company' | 'student';
  id: string;
  name: string | null;
  company_name: string | null;
  is_company: boolean;
  suspended: boolean;
};

type Entry = Why & { what: string; account?: string };
export const recordAdministrator = (run: Run, { what, account, reason, note }: Entry) =>
  run('insert into desk_log (what, account_id, reason, note) values ($1, $2, $3, $4)', [
    what,
    account ?? null,
    reason,
    note,
  ]);

/** By email, id, or the beginning of a name. Recorded if there is a reason, which showing names needs. */
export const findAccounts = (adminUrl: string, term: string, why?: Why) =>
  asKeeper(adminUrl, async (run) => {
    if (why) await recordAdministrator(run, { what: 'searched', ...why });
    return run<FoundAccount>('select * from keeper.search_accounts($1)', [term]);
  });

/** Refused with not_found if there is no such account. */
export const setSuspended = (adminUrl: string, kind: Kind, id: string, suspended: boolean, why: Why) =>
  asKeeper(adminUrl, (run) =>
    run('select keeper.suspend_or_restore($1, $2, $3, $4, $5)', [kind, id, suspended, why.reason, why.note]),
  );

export type Exported = { kind: 'student' | 'company'; id: string; personId: string };

/** Records that the data of a person is exported, and returns the account that they act for. */
export const recordExport = (adminUrl: string, personId: string, why: Why) =>
  asKeeper(adminUrl, async (run) => {
    const [account] = await run<Exported>(
      `select p.user_type as kind, coalesce(m.company_id, p.id) as id, p.id as "personId"
       from profiles p left join members m on m.person_id = p.id and m.left_at is null
       where p.id = $1 and p.deleted_at is null`,
      [personId],
    );
    if (account) await recordAdministrator(run, { what: 'exported_account', account: personId, ...why });
    return account;
  });

export type DeadEmail = {
  id: string;
  kind: string;
  status: string;
  attempts: number;
  last_error: string | null;
  emails: number;
  failed_at: string;
};

/** Newest first, one row for each recipient. */
export const listDeadEmails = (adminUrl: string, limit: number) =>
  asKeeper(adminUrl, (run) =>
    run<DeadEmail>(
      `select id, kind, status, attempts, last_error, emails, failed_at from mail_failures
       where closed_at is null order by failed_at desc, id desc limit $1`,
      [limit],
    ),
  );

/** Refused with not_found, with already_decided, or with conflict if the links in all emails have expired. */
export const retryDeadEmail = (adminUrl: string, id: string) =>
  asKeeper(adminUrl, (run) => run('select keeper.settle_mail_failure($1, true, null)', [id]));
