// What operators take down because of a report, and the files that a report keeps.
import { actorsOf, all, everybody, except, type Actor } from '../../actors.ts';
import type { Cell, Effect } from '../../cell.ts';
import { refusedWith } from '../../refused-with.ts';
import type { World } from '../../world.ts';
import { calls } from './calls.ts';
import { deleteCompany, deleteStudent } from '../session/delete-account.ts';
import { closes, logged, opens, refuses } from './desk-steps.ts';
import { report } from './send-report.ts';

const operators = ['operator', 'other operator', 'lead'] as const;
const others = except(actorsOf('app_desk'), ...operators);
const words = '[removed by our safety team]';

/** Changes what the owner's report is about, as a superuser. */
const about = (w: World, subject: string, id: string, snapshot: object) =>
  `update reports set subject = '${subject}', subject_id = '${id}', snapshot = '${JSON.stringify(snapshot)}'
   where id = '${w.report}'`;
/** The member's report about the owner's work, with its file and the owner's photo. */
const withFile = (w: World) => `update reports
  set snapshot = '{"file_id": "${w.submittedFile}", "photo": "/photos/shown.webp"}' where id = '${w.memberReport}'`;
const decides = (w: World, actions: string, id = w.report): [Actor, string][] => [
  ['operator', opens(w, id)],
  ['operator', closes(id, actions)],
];
const closed = (w: World, id = w.report) =>
  `update reports set status = 'closed', outcome = 'no_action', closed_at = now() where id = '${id}'`;
const takenDown = (w: World, id = w.report) =>
  `(select count(*)::int from events where name = 'content.taken_down' and subject_id = '${id}')`;
/** Without triggers, like a restore. */
const silently = (sql: string) =>
  `set local session_replication_role = replica; ${sql}; set local session_replication_role = origin`;

const filesOf = (w: World, id = w.memberReport, why = `'report'`) =>
  `keeper.open_report_files('${id}', ${why}, 'To decide')`;
const fileOf = (w: World, file = w.submittedFile) =>
  `keeper.find_report_file('${w.memberReport}', '${file}')`;
/** Adds what an actor sees to a list. */
const sees = (actor: Actor, value: string): [Actor, string] => [
  actor,
  `select set_config('seen.it', concat_ws(' ', nullif(current_setting('seen.it', true), ''), (${value})::text), true)`,
];
const seen = `select current_setting('seen.it') as seen`;

/** A feedback and a note with the same words, here and in the history, and other words next to them. */
const withWords = (w: World) =>
  silently(`update task_submissions set feedback = 'Rude' where id in ('${w.approvedWork}', '${w.olderWork}');
    update initiative_applications set decision_note = 'Rude' where student_id = '${w.owner}';
    delete from status_changes;
    insert into status_changes (subject, subject_id, student_id, company_id, status, note) values
      ('submission', '${w.approvedWork}', '${w.owner}', '${w.acceptedCompany}', 'needs_revision', 'Kind'),
      ('submission', '${w.approvedWork}', '${w.owner}', '${w.acceptedCompany}', 'approved', 'Rude'),
      ('submission', '${w.olderWork}', '${w.owner}', '${w.acceptedCompany}', 'approved', 'Rude'),
      ('application', '${w.acceptedApplication}', '${w.owner}', '${w.acceptedCompany}', 'accepted', 'Rude')`);
const allWords = (w: World) => `select
  (select feedback from task_submissions where id = '${w.approvedWork}') as feedback,
  (select feedback from task_submissions where id = '${w.olderWork}') as other_feedback,
  (select decision_note from initiative_applications where id = '${w.acceptedApplication}') as note,
  (select count(*)::int from initiative_applications where decision_note = 'Rude') > 0 as other_notes,
  (select string_agg(note, ', ' order by id) from status_changes) as history,
  (select snapshot ->> 'text' from reports where id = '${w.report}') as evidence, ${takenDown(w)} as events`;

const closingWords = 'We would work together again.';
const withClosingWords = (w: World) => about(w, 'closing_words', w.leftApplication, { text: closingWords });
const shownWords = (w: World) =>
  `(select string_agg(coalesce(closing_words, closing_by), ', ') from keeper.shown_entries('${w.shared.link}'))`;

const inapplicable = (subject: string, actions: readonly string[]): Effect[] =>
  actions.map((action) => ({
    guarantee: `a report about a ${subject} is not closed with ${action}`,
    covers: [],
    setup: (w) => about(w, subject, w.owner, {}),
    steps: (w) => [
      ['operator', opens(w)],
      ['operator', refuses('invalid_input', closes(w.report, action))],
    ],
    query: (w) => `select status from reports where id = '${w.report}'`,
    expected: { status: 'being_looked_at' },
  }));

export const deskTakedowns: Cell[] = [
  {
    guarantee: 'closing words that are taken down disappear for the student and for strangers',
    covers: ['closing_words update', 'closing_words select'],
    setup: withClosingWords,
    steps: (w) => [
      sees('owner', shownWords(w)),
      ...decides(w, 'take_down_words'),
      sees('owner', `select count(*) from closing_words`),
      sees('owner', `coalesce(${shownWords(w)}, 'nothing')`),
      // So that it can't write others instead.
      sees('left company', `select count(*) from closing_words`),
    ],
    query: () => seen,
    expected: { seen: `${closingWords} 0 nothing 1` },
  },
  {
    guarantee: 'closing words that are not the reported ones stay',
    covers: ['closing_words select'],
    setup: (w) => about(w, 'closing_words', w.leftApplication, { text: 'Others' }),
    steps: (w) => [...decides(w, 'take_down_words'), sees('owner', `select count(*) from closing_words`)],
    query: () => seen,
    expected: { seen: '1' },
  },
  {
    guarantee: 'a file that is taken down is replaced by a sentence and kept for operators',
    covers: ['files update', 'files select', 'task_submissions update', 'task_submissions select'],
    setup: withFile,
    steps: (w) => decides(w, 'take_down_submission', w.memberReport),
    query: (
      w,
    ) => `select s.submission_type, s.content, s.file_id, s.status, f.withheld_at = now() as withheld,
      f.loose_since = now() as checked_later, f.removed_at, ${takenDown(w, w.memberReport)} as events,
      (select count(*)::int from files where withheld_at is not null) as all_withheld,
      (select count(*)::int from task_submissions where content like '[%') as all_replaced
      from task_submissions s, files f where s.id = '${w.newestWork}' and f.id = '${w.submittedFile}'`,
    expected: {
      submission_type: 'text',
      content: '[file removed by our safety team]',
      file_id: null,
      status: 'pending',
      withheld: true,
      checked_later: true,
      removed_at: null,
      events: 1,
      all_withheld: 1,
      all_replaced: 1,
    },
  },
  {
    guarantee: 'a text that was submitted is replaced as well',
    covers: ['task_submissions update'],
    setup: (w) =>
      `${withFile(w)}; update reports set subject_id = '${w.approvedWork}' where id = '${w.memberReport}'`,
    steps: (w) => decides(w, 'take_down_submission', w.memberReport),
    query: (w) => `select content, feedback from task_submissions where id = '${w.approvedWork}'`,
    expected: { content: words, feedback: 'Fine' },
  },
  {
    table: 'files',
    verb: 'select',
    detail: 'a file before it is taken down',
    sql: (w) => `select id from files where id = '${w.submittedFile}'`,
    allowed: ['owner', 'accepted company'],
  },
  {
    guarantee: 'nobody but operators sees a file that was taken down, not even its owner',
    covers: [],
    setup: (w) => `update files set withheld_at = now() where id = '${w.submittedFile}'`,
    steps: (w) =>
      [...everybody, 'accepted member' as const].map((actor) =>
        sees(actor, `select count(*) from files where id = '${w.submittedFile}'`),
      ),
    query: () => seen,
    expected: { seen: [...everybody, ''].map(() => '0').join(' ') },
  },
  {
    guarantee: 'a student cannot submit a file that was taken down again',
    covers: ['files select'],
    setup: (w) => `update files set withheld_at = now() where id = '${w.readyFile}'`,
    steps: (w) => [
      [
        'owner',
        refusedWith(
          'not_found',
          `insert into task_submissions (application_id, student_id, initiative_id, company_id, task_id, client_id,
             submission_type, file_id)
           values ('${w.acceptedApplication}', app.uid(), '${w.acceptedInitiative}', '${w.acceptedCompany}', '${w.resubmittedTask}',
             uuidv7(), 'upload', '${w.readyFile}')`,
        ),
      ],
    ],
    query: (w) => `select count(*)::int as n from task_submissions where file_id = '${w.readyFile}'`,
    expected: { n: 0 },
  },
  {
    guarantee: 'feedback that is taken down is replaced for both sides, also in the history',
    covers: [
      'task_submissions update',
      'task_submissions select',
      'status_changes update',
      'status_changes select',
    ],
    setup: (w) => `${withWords(w)}; ${about(w, 'feedback', w.approvedWork, { text: 'Rude' })}`,
    steps: (w) => decides(w, 'take_down_words'),
    query: allWords,
    expected: {
      feedback: words,
      other_feedback: 'Rude',
      note: 'Rude',
      other_notes: true,
      history: `Kind, ${words}, Rude, Rude`,
      evidence: 'Rude',
      events: 1,
    },
  },
  {
    guarantee: 'a note that is taken down is replaced for both sides, also in the history',
    covers: ['initiative_applications update', 'initiative_applications select'],
    setup: (w) => `${withWords(w)}; ${about(w, 'note', w.acceptedApplication, { text: 'Rude' })}`,
    steps: (w) => decides(w, 'take_down_words'),
    query: allWords,
    expected: {
      feedback: 'Rude',
      other_feedback: 'Rude',
      note: words,
      other_notes: true,
      history: `Kind, Rude, Rude, ${words}`,
      evidence: 'Rude',
      events: 1,
    },
  },
  ...(['feedback', 'note'] as const).map((subject): Effect => ({
    guarantee: `a ${subject} that changed since it was reported stays`,
    covers: [],
    setup: (w) =>
      `${withWords(w)}; ${about(w, subject, subject === 'note' ? w.acceptedApplication : w.approvedWork, { text: 'Ruder' })}`,
    steps: (w) => decides(w, 'take_down_words'),
    query: (
      w,
    ) => `select feedback, decision_note, (select string_agg(note, ', ' order by id) from status_changes) as history
      from task_submissions s, initiative_applications a where s.id = '${w.approvedWork}' and a.id = '${w.acceptedApplication}'`,
    expected: { feedback: 'Rude', decision_note: 'Rude', history: 'Kind, Rude, Rude, Rude' },
  })),
  {
    guarantee: 'taking feedback down changes neither who reviewed nor when, and is no review',
    covers: [],
    setup: (w) => about(w, 'feedback', w.approvedWork, { text: 'Fine' }),
    steps: (w) => decides(w, 'take_down_words'),
    query: (
      w,
    ) => `select feedback, status, reviewed_by = '${w.acceptedCompany}' as reviewer, reviewed_at < now() as earlier
      from task_submissions where id = '${w.approvedWork}'`,
    expected: { feedback: words, status: 'approved', reviewer: true, earlier: true },
  },
  {
    guarantee: 'a company still cannot change its feedback without a step',
    covers: [],
    steps: (w) => [
      [
        'accepted company',
        refusedWith(
          'already_decided',
          `update task_submissions set feedback = 'Other' where id = '${w.approvedWork}'`,
        ),
      ],
    ],
    query: (w) => `select feedback from task_submissions where id = '${w.approvedWork}'`,
    expected: { feedback: 'Fine' },
  },
  {
    guarantee: "a page's texts are cleared as they were reported; the name, the website and newer texts stay",
    covers: ['company_profiles update', 'company_profiles select'],
    setup: (
      w,
    ) => `update company_profiles set description = 'Bad', mission = 'Bad too', video_url = 'https://v.example/1',
        instagram_handle = 'bad', website = 'https://bad.example' where id in ('${w.acceptedCompany}', '${w.otherCompany}');
      ${about(w, 'company', w.acceptedCompany, {
        text: 'Bad',
        mission: 'Bad too',
        video: 'https://v.example/1',
        instagram: 'bad',
        website: 'https://bad.example',
      })}`,
    steps: (w) => decides(w, 'take_down_page'),
    query: (
      w,
    ) => `select description, mission, video_url, instagram_handle, website, company_name, updated_at = now() as saved,
      (select count(*)::int from company_profiles where description = 'Bad') as others, ${takenDown(w)} as events
      from company_profiles where id = '${w.acceptedCompany}'`,
    expected: {
      description: null,
      mission: null,
      video_url: null,
      instagram_handle: null,
      website: 'https://bad.example',
      company_name: 'Accepted Ltd',
      saved: true,
      others: 1,
      events: 1,
    },
  },
  {
    guarantee: 'texts of a page that changed since they were reported stay',
    covers: [],
    setup: (
      w,
    ) => `update company_profiles set description = 'Good', mission = 'Good too', video_url = 'https://v.example/2',
        instagram_handle = 'good' where id = '${w.acceptedCompany}';
      ${about(w, 'company', w.acceptedCompany, { text: 'Bad', mission: 'Bad', video: 'https://v.example/1', instagram: 'bad' })}`,
    steps: (w) => decides(w, 'take_down_page'),
    query: (w) =>
      `select description, mission, video_url, instagram_handle from company_profiles where id = '${w.acceptedCompany}'`,
    expected: {
      description: 'Good',
      mission: 'Good too',
      video_url: 'https://v.example/2',
      instagram_handle: 'good',
    },
  },
  {
    guarantee:
      'images that are taken down disappear from the page, the initiatives and the drafts, and from no others',
    covers: ['company_profiles update', 'initiatives update', 'initiative_drafts update', 'files update'],
    setup: (
      w,
    ) => `${silently(`update company_profiles set logo_url = '/media/logo.webp', banner_url = '/media/banner.webp'
        where id in ('${w.acceptedCompany}', '${w.otherCompany}');
      update initiatives set banner_url = '/media/banner.webp' where id in ('${w.acceptedInitiative}', '${w.otherInitiative}');
      update initiatives set banner_url = '/media/loose.webp' where id = '${w.openInitiative}';
      delete from initiative_drafts;
      insert into initiative_drafts (company_id, person_id, client_id, content) values
        ('${w.acceptedCompany}', '${w.acceptedCompany}', uuidv7(), '{"name": "A", "banner_url": "/media/banner.webp"}'),
        ('${w.acceptedCompany}', '${w.acceptedCompany}', uuidv7(), '{"name": "B", "banner_url": "/media/loose.webp"}'),
        ('${w.otherCompany}', '${w.otherCompany}', uuidv7(), '{"name": "C", "banner_url": "/media/banner.webp"}')`)};
      ${about(w, 'company', w.acceptedCompany, { logo: '/media/logo.webp', banner: '/media/banner.webp' })}`,
    steps: (w) => decides(w, 'take_down_images'),
    query: (w) => `select c.logo_url, c.banner_url, o.logo_url as other_logo, o.banner_url as other_banner,
      (select string_agg(coalesce(banner_url, '–'), ' ' order by name) from initiatives
        where id in ('${w.acceptedInitiative}', '${w.openInitiative}', '${w.otherInitiative}')) as initiatives,
      (select string_agg(content ->> 'name' || coalesce(content ->> 'banner_url', '–'), ' ' order by content ->> 'name')
        from initiative_drafts) as drafts,
      (select string_agg(public_path, ' ' order by public_path) from files where withheld_at = now() and loose_since = now()
        and removed_at is null) as withheld,
      (select count(*)::int from files where withheld_at is not null) as all_withheld, ${takenDown(w)} as events
      from company_profiles c, company_profiles o where c.id = '${w.acceptedCompany}' and o.id = '${w.otherCompany}'`,
    expected: {
      logo_url: null,
      banner_url: null,
      other_logo: '/media/logo.webp',
      other_banner: '/media/banner.webp',
      initiatives: '– /media/banner.webp /media/loose.webp',
      drafts: 'A– B/media/loose.webp C/media/banner.webp',
      withheld: '/media/banner.webp /media/logo.webp',
      all_withheld: 2,
      events: 1,
    },
  },
  {
    guarantee: 'images that replaced the reported ones stay',
    covers: [],
    setup: (
      w,
    ) => `${silently(`update company_profiles set logo_url = '/media/new.webp', banner_url = '/media/loose.webp'
        where id = '${w.acceptedCompany}'`)};
      ${about(w, 'company', w.acceptedCompany, { logo: '/media/logo.webp' })}`,
    steps: (w) => decides(w, 'take_down_images'),
    query: (
      w,
    ) => `select logo_url, banner_url, (select withheld_at is not null from files where id = '${w.logo}') as withheld
      from company_profiles where id = '${w.acceptedCompany}'`,
    expected: { logo_url: '/media/new.webp', banner_url: '/media/loose.webp', withheld: true },
  },
  {
    guarantee: "another account's image with the same path is not withheld",
    covers: [],
    setup: (w) => `update files set owner_id = '${w.otherCompany}' where id = '${w.logo}';
      update files set removed_at = '2026-01-01' where id = '${w.banner}';
      ${about(w, 'company', w.acceptedCompany, { logo: '/media/logo.webp', banner: '/media/banner.webp' })}`,
    steps: (w) => decides(w, 'take_down_images'),
    query: () => `select count(*)::int as withheld from files where withheld_at is not null`,
    expected: { withheld: 0 },
  },
  {
    guarantee: "a student's photo that is taken down is kept for operators, and nobody else sees it",
    covers: ['profiles update', 'files update'],
    setup: withFile,
    steps: (w) => [
      sees('accepted company', `keeper.may_see_photo('/photos/shown.webp')`),
      ...decides(w, 'take_down_images', w.memberReport),
      sees('accepted company', `keeper.may_see_photo('/photos/shown.webp')`),
      sees('owner', `keeper.may_see_photo('/photos/shown.webp')`),
      sees('owner', `keeper.may_see_photo('/photos/photo.webp')`),
    ],
    query: (
      w,
    ) => `select p.photo_url, c.photo_url as on_card, f.withheld_at is not null as withheld, f.removed_at,
      (select count(*)::int from events where name = 'file.removed') as removals, current_setting('seen.it') as seen
      from profiles p, files f, student_cards c where p.id = '${w.owner}' and f.id = '${w.profilePhoto}'
        and c.student_id = p.id and c.company_id = '${w.acceptedCompany}'`,
    expected: {
      photo_url: null,
      on_card: null,
      withheld: true,
      removed_at: null,
      removals: 0,
      seen: 'true false false true',
    },
  },
  {
    guarantee: 'a photo that replaced the reported one stays',
    covers: [],
    setup: (w) => `${withFile(w)};
      ${silently(`update profiles set photo_url = '/photos/photo.webp' where id = '${w.owner}'`)}`,
    steps: (w) => decides(w, 'take_down_images', w.memberReport),
    query: (w) => `select photo_url from profiles where id = '${w.owner}'`,
    expected: { photo_url: '/photos/photo.webp' },
  },
  {
    guarantee: 'a photo that a student replaces is still deleted right away, though a report has its path',
    covers: ['events insert'],
    setup: withFile,
    steps: (w) => [['owner', `update profiles set photo_url = null where id = '${w.owner}'`]],
    query: (w) => `select removed_at is not null as removed,
      (select count(*)::int from events where name = 'file.removed' and subject_id = f.id) as events
      from files f where id = '${w.profilePhoto}'`,
    expected: { removed: true, events: 1 },
  },
  {
    guarantee: 'a withheld photo is kept when the student deletes the account, and other photos are not',
    covers: [],
    setup: (w) => `update files set withheld_at = now() where id = '${w.profilePhoto}'`,
    steps: () => [deleteStudent()],
    query: (w) => `select (select removed_at from files where id = '${w.profilePhoto}') as withheld,
      (select removed_at is not null from files where id = '${w.photo}') as other`,
    expected: { withheld: null, other: true },
  },
  {
    guarantee: 'a withheld photo of a deleted account is deleted with the report',
    covers: ['files update'],
    setup: (w) => `update files set withheld_at = now() where id = '${w.profilePhoto}';
      update reports set snapshot = '{"photo": "/photos/shown.webp"}', status = 'closed', outcome = 'action',
        closed_at = now() - interval '400 days' where id = '${w.memberReport}'`,
    steps: () => [deleteStudent(), ['worker', 'delete from reports']],
    query: (w) => `select removed_at is not null as removed from files where id = '${w.profilePhoto}'`,
    expected: { removed: true },
  },
  {
    guarantee: 'the file of a deleted account stays while another report keeps it',
    covers: [],
    setup: (
      w,
    ) => `${withFile(w)}; update reports set snapshot = '{"file_id": "${w.submittedFile}"}', status = 'closed',
        outcome = 'action', reported_id = '${w.owner}', closed_at = now() - interval '400 days' where id = '${w.closedReport}'`,
    steps: () => [deleteStudent(), ['worker', 'delete from reports']],
    query: (w) => `select removed_at from files where id = '${w.submittedFile}'`,
    expected: { removed_at: null },
  },
  {
    guarantee: 'deleting a company withholds what a report keeps',
    covers: ['files update'],
    setup: (w) => about(w, 'company', w.acceptedCompany, { logo: '/media/logo.webp' }),
    steps: (w) => [deleteCompany(w)],
    query: (w) => `select withheld_at is not null as withheld, removed_at,
      (select removed_at is not null from files where id = '${w.banner}') as other from files where id = '${w.logo}'`,
    expected: { withheld: true, removed_at: null, other: true },
  },
  {
    guarantee: 'the cleanup withholds what only a report refers to, and keeps what was taken down until then',
    covers: ['files update'],
    setup: (w) => `${about(w, 'company', w.acceptedCompany, { banner: '/media/loose.webp' })};
      ${withFile(w)};
      ${silently(`update task_submissions set file_id = null, submission_type = 'text', content = 'x' where id = '${w.newestWork}'`)};
      update files set withheld_at = '2026-01-01', loose_since = '2026-01-01' where id in ('${w.submittedFile}', '${w.readyFile}')`,
    steps: () => [['worker', 'select keeper.claim_unused_files(7, 10)']],
    query: (
      w,
    ) => `select (select withheld_at is not null and removed_at is null from files where id = '${w.unusedBanner}') as banner,
      (select removed_at is null and loose_since = now() from files where id = '${w.submittedFile}') as file,
      (select removed_at is not null and withheld_at = '2026-01-01' from files where id = '${w.readyFile}') as unreported`,
    expected: { banner: true, file: true, unreported: true },
  },
  {
    guarantee: 'a company cannot use an image that was taken down',
    covers: ['files select'],
    setup: (w) => `update files set withheld_at = now() where id = '${w.logo}'`,
    steps: () => [
      [
        'accepted company',
        refusedWith(
          'image_unknown',
          `update company_profiles set logo_url = '/media/logo.webp' where id = app.uid()`,
        ),
      ],
    ],
    query: (w) => `select logo_url from company_profiles where id = '${w.acceptedCompany}'`,
    expected: { logo_url: null },
  },
  {
    guarantee: 'the server learns which public images are withheld',
    covers: ['files select'],
    setup: (w) => `update files set withheld_at = now() where id = '${w.logo}'`,
    steps: () => [
      sees('anonymous', `keeper.is_withheld('/media/logo.webp')`),
      sees('anonymous', `keeper.is_withheld('/media/banner.webp')`),
    ],
    query: () => seen,
    expected: { seen: 'true false' },
  },
  {
    guarantee: 'a report of a student has the photo that the company sees',
    covers: [],
    steps: (w) => [
      ['accepted company', report('submission', w.newestWork)],
      ['accepted company', report('message', w.conversationMessages[2]!)],
      ['owner', report('message', w.conversationMessages[1]!)],
    ],
    query: () => `select string_agg(coalesce(snapshot ->> 'photo', '–'), ' ' order by number) as photos
      from (select number, snapshot from reports order by number desc limit 3) r`,
    expected: { photos: '/photos/shown.webp /photos/shown.webp –' },
  },
  {
    guarantee: 'only the account learns what was taken down of its content, and why',
    covers: ['reports select'],
    setup: (
      w,
    ) => `update reports set actions = '{take_down_words}', reason = 'threats', subject_id = '${w.approvedWork}',
        status = 'closed', outcome = 'action', closed_at = now() where id = '${w.report}';
      update reports set actions = '{take_down_images}', reason = 'money', subject_id = '${w.approvedWork}'
        where id = '${w.closedReport}';
      update reports set actions = '{take_down_message}', subject_id = '${w.newestWork}' where id = '${w.oldReport}'`,
    steps: (w) =>
      (
        [
          'accepted company',
          'accepted member',
          'left company',
          'other company',
          'owner',
          'anonymous',
        ] as const
      ).map((actor) =>
        sees(
          actor,
          `select coalesce(string_agg(concat_ws('/', id = '${w.approvedWork}', subject, actions, reason), ','), 'nothing')
             from keeper.find_taken_down(array['${w.approvedWork}', '${w.newestWork}']::uuid[])`,
        ),
      ),
    query: () => seen,
    expected: {
      seen: 't/message/{take_down_words}/threats t/message/{take_down_words}/threats nothing nothing nothing nothing',
    },
  },
  {
    guarantee: 'an account learns nothing about content that it did not ask for',
    covers: [],
    setup: (w) =>
      `update reports set actions = '{take_down_page}' where reported_id = '${w.acceptedCompany}'`,
    steps: (w) => [
      sees(
        'accepted company',
        `select count(*) from keeper.find_taken_down(array['${w.approvedWork}']::uuid[])`,
      ),
    ],
    query: () => seen,
    expected: { seen: '0' },
  },
  ...inapplicable('company', ['take_down_words', 'take_down_submission', 'take_down_images']),
  ...inapplicable('initiative', ['take_down_page', 'take_down_images']),
  ...inapplicable('feedback', ['take_down_page', 'take_down_submission', 'take_down_images']),
  ...inapplicable('note', ['take_down_page', 'take_down_initiative']),
  ...inapplicable('submission', ['take_down_words', 'take_down_images']),
  ...inapplicable('message', ['take_down_words', 'take_down_images']),
  ...inapplicable('conversation', ['take_down_page']),
  ...inapplicable('task', ['take_down_page']),

  // Files of a report ---------------------------------------------------------------------------------------------
  calls('opening the files of a report that nobody claimed', (w) => filesOf(w), [], {
    ...all(operators, 'conflict'),
    ...all(others, 'not_found'),
  }),
  calls('opening the files of a closed report', (w) => filesOf(w, w.closedReport), [], {
    ...all(['operator', 'other operator'], 'forbidden'),
    ...all(others, 'not_found'),
  }),
  calls('a file of a report without saying why', (w) => fileOf(w), []),
  {
    guarantee: 'opening files needs a reason and is recorded, for the student as well',
    covers: ['desk_log insert', 'access_log insert', 'files select'],
    setup: withFile,
    steps: (w) => [
      ['operator', opens(w, w.memberReport)],
      ['operator', refuses('23514', `select ${filesOf(w, w.memberReport, 'null')}`)],
      ['other operator', refuses('conflict', `select ${filesOf(w)}`)],
      sees(
        'operator',
        `select string_agg(concat_ws('/', purpose, name, media_type), ',' order by purpose) from ${filesOf(w)}`,
      ),
      sees(
        'owner',
        `select string_agg(concat_ws('/', part, reason, person_name), ',') from keeper.profile_views(null, 1)`,
      ),
    ],
    query: (w) => `select ${logged(w, w.memberReport)} as log, current_setting('seen.it') as seen,
      (select note from desk_log where what = 'opened_files') as note`,
    expected: {
      log: 'opened opened_files',
      seen: 'photo/survey.pdf/application/pdf,submission/survey.pdf/application/pdf files/report',
      note: 'To decide',
    },
  },
  {
    guarantee: 'opening the images of a company tells no student',
    covers: [],
    setup: (w) =>
      about(w, 'company', w.acceptedCompany, { logo: '/media/logo.webp', banner: '/media/banner.webp' }),
    steps: (w) => [
      ['operator', opens(w)],
      sees('operator', `select string_agg(purpose, ',' order by purpose) from ${filesOf(w, w.report)}`),
    ],
    query: () =>
      `select current_setting('seen.it') as seen, student_id from access_log where action = 'desk_opened_files'`,
    expected: { seen: 'banner,logo', student_id: null },
  },
  {
    guarantee: 'only the operator who said why gets the file, for 15 minutes, also after it was taken down',
    covers: ['desk_log select'],
    setup: (w) => `${withFile(w)}; update files set withheld_at = now() where id = '${w.submittedFile}';
      insert into desk_log (operator_id, report_id, what, reason, created_at) values
        ('${w.operator}', '${w.memberReport}', 'opened_files', 'report', now() - interval '14 minutes'),
        ('${w.lead}', '${w.memberReport}', 'opened_files', 'report', now() - interval '16 minutes'),
        ('${w.otherOperator}', '${w.report}', 'opened_files', 'report', now()),
        ('${w.otherOperator}', '${w.memberReport}', 'read_conversation', 'report', now())`,
    steps: (w) => [
      ...([...operators, ...others] as const).map((actor) =>
        sees(actor, `select count(*) from ${fileOf(w)}`),
      ),
      sees('operator', `select count(*) from ${fileOf(w, w.readyFile)}`),
    ],
    query: () => seen,
    expected: { seen: ['1', '0', '0', ...others.map(() => '0'), '0'].join(' ') },
  },
  {
    guarantee: 'a disabled operator gets no file',
    covers: ['operators select'],
    setup: (w) => `${withFile(w)}; insert into desk_log (operator_id, report_id, what, reason) values
        ('${w.operator}', '${w.memberReport}', 'opened_files', 'report');
      update operators set disabled_at = now() where id = '${w.operator}'`,
    steps: (w) => [sees('operator', `select count(*) from ${fileOf(w)}`)],
    query: () => seen,
    expected: { seen: '0' },
  },
  {
    guarantee: 'a lead opens the files of a closed report; removed files and those of others are gone',
    covers: ['files select'],
    setup: (w) => `${withFile(w)}; ${closed(w, w.memberReport)};
      update files set removed_at = now() where id = '${w.profilePhoto}';
      update reports set snapshot = snapshot || '{"logo": "/media/logo.webp"}' where id = '${w.memberReport}'`,
    steps: (w) => [
      ['operator', refuses('forbidden', `select ${filesOf(w)}`)],
      sees('lead', `select string_agg(purpose, ',') from ${filesOf(w)}`),
    ],
    query: () => seen,
    expected: { seen: 'submission' },
  },
];
