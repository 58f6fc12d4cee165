// Builds the scenario and writes all rows, inside the caller's transaction.
import type pg from 'pg';
import { drafts } from '../data/drafts.ts';
import { inquiries } from '../data/inquiries.ts';
import { students } from '../data/students.ts';
import { waitlist } from '../data/waitlist.ts';
import { writeAccessLog } from './access-log.ts';
import { accountIds, accountRows, type Ids } from './accounts.ts';
import { addApplications } from './applications.ts';
import { idAt, type Clock } from './clock.ts';
import { guardianRows } from './guardians.ts';
import { addConversations } from './messages.ts';
import { initiativeRows, prepareInitiatives, addInitiativeChanges } from './initiatives.ts';
import { notificationRows } from './notifications.ts';
import { imageFileRows } from './image-files.ts';
import { moveTimes, refreshResponseTimes, runSteps } from './replay.ts';
import { moveRewards } from './rewards.ts';
import { addReports } from './reports.ts';
import { addReviews, reviewRows } from './verification.ts';
import { addSafetyNotices } from './safety-notices.ts';
import { writeResults } from './results.ts';
import { insertRows } from './rows.ts';
import { writeClosingWords } from './closing-words.ts';
import { emptyScenario, type Scenario } from './scenario.ts';
import { teamRows } from './team.ts';
import { welcomeRows } from './welcomes.ts';
import { snippetRows, workDraftRows } from './work-in-progress.ts';

export async function writeRows(
  client: pg.Client,
  clock: Clock,
  passwordHash: string,
  images: Map<string, string>,
) {
  const ids = accountIds(clock);
  const prepared = prepareInitiatives(clock, ids);
  const scenario = emptyScenario();
  const notified = addApplications(clock, ids, prepared, scenario);
  const conversations = addConversations(clock, ids, prepared, scenario);
  addInitiativeChanges(clock, prepared, scenario, (key, at) =>
    notified.filter(
      (it) => it.key === key && it.acceptedAt && it.acceptedAt < at && !(it.finishedAt && it.finishedAt < at),
    ),
  );
  addReports(clock, ids, scenario);
  addReviews(clock, ids, scenario, notified);
  addDeletions(clock, ids, scenario);
  const { guardians, consents } = guardianRows(clock, ids);
  addSafetyNotices({ clock, ids, scenario }, guardians, notified, prepared);

  const accounts = accountRows(clock, ids, passwordHash, images);
  await insertRows(client, 'profiles', accounts.profiles);
  await insertRows(client, 'users', accounts.users);
  await insertRows(client, 'student_profiles', accounts.studentProfiles);
  await insertRows(client, 'student_contacts', accounts.studentContacts);
  await insertRows(client, 'guardians', guardians);
  await insertRows(client, 'consent_ledger', consents);
  await insertRows(client, 'company_profiles', accounts.companyProfiles);
  const team = teamRows(clock, ids, passwordHash);
  await insertRows(client, 'profiles', team.profiles);
  await insertRows(client, 'users', team.users);
  await insertRows(client, 'members', team.members);
  await insertRows(client, 'invitations', team.invitations);
  const { rows, tasks, activeIds } = initiativeRows(clock, prepared, images);
  await insertRows(client, 'initiatives', rows);
  await insertRows(client, 'tasks', tasks);
  await client.query(`update initiatives set status = 'active' where id = any ($1)`, [activeIds]);
  const { profiles, companyProfiles } = accounts;
  await insertRows(client, 'files', imageFileRows(images, { profiles, companyProfiles, initiatives: rows }));
  await insertRows(client, 'files', scenario.files);
  await runSteps(client, scenario);
  // The state that keeper.delete_account leaves behind.
  const deleted = 'student_id in (select id from profiles where deleted_at is not null)';
  await client.query(`update ties set stage = 'closed' where stage <> 'withdrawn' and ${deleted};
    delete from student_cards where ${deleted};
    insert into student_cards (company_id, student_id, frozen_at)
      select company_id, student_id, now() from ties where stage = 'closed' and ${deleted};
    update initiative_applications set student_name = '', student_surname = '' where ${deleted}`);
  await moveTimes(client, scenario, conversations);
  // With the moved times.
  await client.query(`delete from record_entries;
    select keeper.copy_to_record(a.id) from initiative_applications a join users u on u.id = a.student_id
      where a.status = 'completed'`);
  await writeClosingWords(client, clock, ids, scenario);
  await moveRewards(client, { clock, ids, prepared, scenario });
  await client.query(`insert into shared_contacts (student_id, company_id, created_at)
    select student_id, company_id, min(applied_at) from initiative_applications join ties using (student_id, company_id)
    where stage = 'accepted' group by 1, 2`);
  await refreshResponseTimes(client, clock.anchor);
  const { welcomes, bookmarks } = welcomeRows(clock, ids, prepared);
  await insertRows(client, 'student_welcomes', welcomes);
  await insertRows(client, 'bookmarks', bookmarks);
  await writeResults(client, clock.anchor);

  await insertRows(client, 'company_reviews', reviewRows(clock, ids));

  const { events, notifications } = notificationRows(clock, ids, scenario);
  await insertRows(client, 'events', events);
  await insertRows(client, 'notifications', notifications);
  await insertRows(client, 'initiative_drafts', draftRows(clock, ids));
  await insertRows(client, 'submission_drafts', workDraftRows(clock, ids, prepared));
  await insertRows(client, 'feedback_snippets', snippetRows(clock, ids));
  await insertRows(client, 'waitlist_entries', waitlistRows(clock));
  await insertRows(client, 'inquiries', inquiryRows(clock));
  await writeAccessLog(client, clock);
}

/** A deleted account leaves a profile without a name, and the history that others need. */
function addDeletions(clock: Clock, ids: Ids, { steps }: Scenario): void {
  for (const { slug, deletedAgo } of students) {
    if (deletedAgo === undefined) continue;
    const [at, id] = [clock.ago(deletedAgo, `left:${slug}`), ids.get(slug)];
    const blank =
      'update profiles set full_name = null, username = null, photo_url = null, deleted_at = $2 where id = $1';
    steps.push({ at, actor: null, sql: 'delete from users where id = $1', values: [id] });
    steps.push({ at, actor: null, sql: blank, values: [id, at] });
  }
}

const draftRows = (clock: Clock, ids: Ids) =>
  drafts.map(({ company, startedAgo, savedAgo, content }) => {
    const created_at = clock.ago(startedAgo, `draft:${company}`);
    const id = idAt(`draft:${company}`, created_at);
    return {
      id,
      company_id: ids.get(company),
      person_id: ids.get(company),
      client_id: idAt(`draft by its browser:${company}`, created_at),
      content,
      created_at,
      updated_at: clock.ago(savedAgo, `saved:${company}`),
    };
  });

const waitlistRows = (clock: Clock) =>
  waitlist.map(([email, pilot_interest, ago]) => {
    const created_at = clock.ago(ago, email);
    return {
      id: idAt(`waitlist:${email}`, created_at),
      email,
      pilot_interest,
      created_at,
      updated_at: created_at,
    };
  });

const inquiryRows = (clock: Clock) =>
  inquiries.map((inquiry) => {
    const created_at = clock.ago(inquiry.sentAgo, inquiry.email);
    return {
      id: idAt(`inquiry:${inquiry.email}`, created_at),
      stamp_id: idAt(`stamp:${inquiry.email}`, created_at),
      contact_name: inquiry.contact_name,
      company: inquiry.company,
      email: inquiry.email,
      website: inquiry.website,
      wishes: inquiry.wishes,
      message: inquiry.message,
      created_at,
    };
  });
