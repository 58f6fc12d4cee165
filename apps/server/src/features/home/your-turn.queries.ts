// What a company has to do: bounded reads, filtered by row level security. Limits and index statuses are literals: a
// prepared plan only picks the index when it knows them.
import { limits, type ListedDraft } from '@questline/contract';
import { sql, type RawBuilder } from 'kysely';
import { statement } from '../../platform/database/db.ts';
import { preparedRead, type Param } from '../../platform/database/prepared.ts';

const most = sql.lit(limits.badgeMax + 1);
const namesShown = sql.lit(3);

/** Read in one go. PostgreSQL would plan a join for the few rows that are held at most times, and read them all for each
 *  application. */
const heldSubjects = sql`array(select subject_id from held_decisions)`;

export type WaitingRow = {
  count: number;
  students: number;
  names: (string | null)[];
  oldest_at: string | null;
  answer_by: string | null;
  preview: string | null;
};

/** Sums up rows with `student_id`, `at`, `answer_by`, `items` and `preview`. */
const sumUp = (companyId: Param<string>, rows: RawBuilder<unknown>) =>
  statement(sql<WaitingRow>`
    with waiting as (${rows} limit ${most}),
    first_students as (
      select student_id, min(at) as at from waiting group by student_id order by 2 limit ${namesShown})
    select least(coalesce(sum(items), 0), ${most})::int as count, count(distinct student_id)::int as students,
      min(at) as oldest_at, min(answer_by) as answer_by,
      (select preview from waiting order by at limit 1) as preview,
      array(select c.full_name from first_students f
        left join student_cards c on c.company_id = ${companyId}::uuid and c.student_id = f.student_id
        order by f.at) as names
    from waiting`);

export const findWaitingApplications = preparedRead((companyId: Param<string>) =>
  sumUp(
    companyId,
    sql`select student_id, applied_at as at, answer_by, 1 as items, null as preview from initiative_applications
      where company_id = ${companyId}::uuid and status = 'pending'
        and id <> all (${heldSubjects}) order by id`,
  ),
);

export const findWaitingSubmissions = preparedRead((companyId: Param<string>) =>
  sumUp(
    companyId,
    sql`select student_id, completed_at as at, answer_by, 1 as items, null as preview from task_submissions
      where company_id = ${companyId}::uuid and status = 'pending' and superseded_at is null
        and id <> all (${heldSubjects}) order by id`,
  ),
);

export const findUnreadConversations = preparedRead((companyId: Param<string>, personId: Param<string>) =>
  sumUp(
    companyId,
    sql`select v.student_id, v.last_message_at as at, null::timestamptz as answer_by, u.unread as items, v.last_preview as preview
      from unread_conversations u join conversations v on v.id = u.conversation_id
      where u.person_id = ${personId}::uuid`,
  ),
);

export const findRewardsToPay = preparedRead((companyId: Param<string>) =>
  sumUp(
    companyId,
    sql`select student_id, owed_at as at, null::timestamptz as answer_by, 1 as items, null as preview from rewards
      where company_id = ${companyId}::uuid and state in ('owed', 'missing') order by owed_at, id`,
  ),
);

/** Newest first. */
export const listNewestDrafts = preparedRead((personId: Param<string>) =>
  statement(sql<ListedDraft>`
    select client_id, initiative_id, coalesce(content ->> 'name', '') as name, updated_at from initiative_drafts
    where person_id = ${personId}::uuid order by id desc limit ${most}`),
);
