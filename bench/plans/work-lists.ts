// Lists of applications and submissions for both sides. The largest company has over 10,000 active students.
import type { StudentsAsked } from '../../apps/server/src/features/applications/applications.students.queries.ts';
import * as applications from '../../apps/server/src/features/applications/applications.queries.ts';
import * as own from '../../apps/server/src/features/applications/applications.own.queries.ts';
import * as students from '../../apps/server/src/features/applications/applications.students.queries.ts';
import {
  findOutcomes,
  listDays,
} from '../../apps/server/src/features/initiatives/results/initiatives.results.queries.ts';
import * as submissions from '../../apps/server/src/features/submissions/submissions.queries.ts';
import * as work from '../../apps/server/src/features/submissions/submissions.work.queries.ts';
import * as tasks from '../../apps/server/src/features/tasks/tasks.queries.ts';
import { casesOf, type Case } from './case.ts';
import type { Keys } from './keys.ts';

export async function workLists(keys: Keys): Promise<Case[]> {
  return [...(await applicationLists(keys)), ...(await studentLists(keys)), ...(await reviewLists(keys))];
}

async function applicationLists(keys: Keys): Promise<Case[]> {
  const { largest, ordinaryCompany } = keys;
  const ofLargest = `initiative_applications where company_id = '${largest}'`;
  const isActive = `${ofLargest} and status in ('accepted', 'completed')`;
  const applied = await keys.late(`${ofLargest} and status <> 'withdrawn'`, 'id', 30);
  const active = await keys.late(isActive, 'id', 30);
  const initiativeId = await keys.id(
    `select initiative_id from ${ofLargest} group by 1 order by count(*) desc, 1 limit 1`,
  );
  const appliedToOne = await keys.late(
    `${ofLargest} and initiative_id = '${initiativeId}' and status <> 'withdrawn'`,
    'id',
    30,
  );
  /** The position of a row in the middle of an order. */
  const middle = async (rows: string, key: string, way: string) => {
    const order = `order by ${key} ${way}, id ${way} offset (select count(*) / 2 from ${rows}) limit 1`;
    const found = await keys.id(`select (${key})::text || '|' || id from ${rows} ${order}`);
    const [text, id] = found.split('|') as [string, string];
    return { key: text, id };
  };
  const needing = `${ofLargest} and status = 'accepted' and attention_at <= now()`;
  const going = `${ofLargest} and status = 'accepted' and attention_at > now()`;
  const name = await middle(isActive, 'student_name', 'asc');
  const first = students.byIndex();
  const viewed = await keys.id('select initiative_id from initiative_days order by 1 limit 1');
  const viewedCompany = await keys.id('select company_id from initiatives where id = $1', [viewed]);
  const [halfAYearAgo] = new Date(Date.now() - 182 * 86_400_000).toISOString().split('T') as [string];
  const asks = (asked: Partial<StudentsAsked> = {}) =>
    students.listActiveStudents({ companyId: largest, tab: 'all', sort: 'newest', ...asked });

  return [
    ...casesOf('applications of company', { rows: 60, buffers: 1_100 }, [
      {
        who: 'ordinary',
        actor: ordinaryCompany,
        query: applications.listApplicationsOfCompany({ companyId: ordinaryCompany }),
      },
      {
        who: 'largest',
        actor: largest,
        query: applications.listApplicationsOfCompany({ companyId: largest }),
      },
      {
        who: `largest, page ${applied.page}`,
        actor: largest,
        notMoreThan: 'ordinary',
        query: applications.listApplicationsOfCompany({ companyId: largest, after: applied.key }),
      },
      {
        who: 'largest, pending',
        actor: largest,
        query: applications.listApplicationsOfCompany({ companyId: largest, status: 'pending' }),
      },
      {
        who: 'largest, finished',
        actor: largest,
        query: applications.listApplicationsOfCompany({ companyId: largest, status: 'completed' }),
      },
      {
        who: 'largest, one initiative',
        actor: largest,
        query: applications.listApplicationsOfCompany({ companyId: largest, initiativeId }),
      },
      {
        who: `largest, one initiative, page ${appliedToOne.page}`,
        actor: largest,
        notMoreThan: 'largest, one initiative',
        query: applications.listApplicationsOfCompany({
          companyId: largest,
          initiativeId,
          after: appliedToOne.key,
        }),
      },
      {
        who: 'largest, its pending',
        actor: largest,
        query: applications.listApplicationsOfCompany({
          companyId: largest,
          initiativeId,
          status: 'pending',
        }),
      },
      {
        who: "another's initiative",
        actor: ordinaryCompany,
        query: applications.listApplicationsOfCompany({ companyId: ordinaryCompany, initiativeId }),
      },
    ]),
    ...casesOf('results of an initiative', { rows: 183, buffers: 250 }, [
      { who: 'half of its days', actor: viewedCompany, query: listDays(viewed, halfAYearAgo) },
    ]),
    ...casesOf('outcomes of an initiative', { rows: 1, buffers: 2_600 }, [
      { who: 'largest', actor: largest, query: findOutcomes(initiativeId) },
      { who: "another's", actor: ordinaryCompany, query: findOutcomes(initiativeId) },
    ]),
    ...casesOf('reviews of an initiative', { rows: 30, buffers: 600 }, [
      { who: 'largest', actor: largest, query: submissions.listGivenReviews(largest, initiativeId) },
      {
        who: "another's",
        actor: ordinaryCompany,
        query: submissions.listGivenReviews(ordinaryCompany, initiativeId),
      },
    ]),
    ...casesOf('active students', { rows: 30, candidates: 210, buffers: 900, ms: 100 }, [
      { who: 'largest', actor: largest, query: asks() },
      {
        who: `largest, page ${active.page}`,
        actor: largest,
        notMoreThan: 'largest',
        query: asks({ after: { key: active.key, id: active.key } }),
      },
      { who: 'by attention', actor: largest, first, query: asks({ sort: 'attention' }) },
      {
        who: 'by attention, middle',
        actor: largest,
        first,
        query: asks({ sort: 'attention', after: await middle(needing, 'attention_at', 'asc') }),
      },
      { who: 'by name', actor: largest, first, query: asks({ sort: 'name' }) },
      { who: 'by name, middle', actor: largest, first, query: asks({ sort: 'name', after: name }) },
      { who: 'most done', actor: largest, first, query: asks({ sort: 'most_done' }) },
      {
        who: 'most done, middle',
        actor: largest,
        first,
        query: asks({ sort: 'most_done', after: await middle(isActive, 'tasks_approved', 'desc') }),
      },
      { who: 'completed', actor: largest, query: asks({ tab: 'completed' }) },
      { who: 'in progress', actor: largest, query: asks({ tab: 'in_progress' }) },
      {
        who: 'in progress, middle',
        actor: largest,
        query: asks({ tab: 'in_progress', after: await middle(going, 'attention_at', 'desc') }),
      },
      { who: 'needs attention', actor: largest, query: asks({ tab: 'needs_attention' }) },
      {
        who: 'needs attention, middle',
        actor: largest,
        query: asks({ tab: 'needs_attention', after: await middle(needing, 'attention_at', 'asc') }),
      },
      {
        who: 'ordinary',
        actor: ordinaryCompany,
        query: asks({ companyId: ordinaryCompany }),
      },
    ]),
    ...casesOf('students of an initiative', { rows: 30, candidates: 210, buffers: 900, ms: 100 }, [
      ...(['all', 'in_progress', 'completed', 'needs_attention'] as const).map((tab) => ({
        who: tab,
        actor: largest,
        first,
        query: asks({ tab, initiativeId }),
      })),
      { who: 'by attention', actor: largest, first, query: asks({ sort: 'attention', initiativeId }) },
      {
        who: 'needs attention, middle',
        actor: largest,
        first,
        notMoreThan: 'needs_attention',
        query: asks({
          tab: 'needs_attention',
          initiativeId,
          after: await middle(needing, 'attention_at', 'asc'),
        }),
      },
      {
        who: "another's initiative",
        actor: ordinaryCompany,
        first,
        query: asks({ companyId: ordinaryCompany, initiativeId }),
      },
    ]),
    ...casesOf('search for students', { rows: 200, buffers: 2_500, ms: 100 }, [
      { who: 'one letter', actor: largest, query: asks({ search: name.key.slice(0, 1) }) },
      {
        who: 'one letter, by name',
        actor: largest,
        query: asks({ search: name.key.slice(0, 1), sort: 'name' }),
      },
      { who: 'a name', actor: largest, query: asks({ search: name.key }) },
      {
        who: 'a name that needs attention',
        actor: largest,
        query: asks({ search: name.key, tab: 'needs_attention' }),
      },
    ]),
    ...casesOf('summary of students', { rows: 1, candidates: 1_000, buffers: 1_300, ms: 100 }, [
      { who: 'largest', actor: largest, query: students.summarizeActiveStudents(largest) },
      { who: 'ordinary', actor: ordinaryCompany, query: students.summarizeActiveStudents(ordinaryCompany) },
    ]),
    ...casesOf('counts of company', { rows: 1, buffers: 1_500 }, [
      { who: 'students in each tab', actor: largest, query: students.countActiveStudents(largest) },
      {
        who: 'students of an initiative in each tab',
        actor: largest,
        query: students.countActiveStudents(largest, initiativeId),
      },
      { who: 'received applications', actor: largest, query: applications.countReceived(largest) },
      {
        who: 'received applications of an initiative',
        actor: largest,
        query: applications.countReceived(largest, initiativeId),
      },
      {
        who: 'initiatives',
        actor: keys.manyInitiatives,
        query: students.countInitiatives(keys.manyInitiatives),
      },
    ]),
  ];
}

async function studentLists(keys: Keys): Promise<Case[]> {
  const { busyStudent, ordinaryStudent } = keys;
  const tabs = ['in_progress', 'applied', 'completed', 'closed'] as const;
  const lateClosed = await keys.late(
    `initiative_applications where student_id = '${busyStudent}' and status in ('rejected', 'withdrawn', 'ended')`,
    'id',
    20,
  );
  const worker = await keys.id(
    `select student_id from task_submissions where superseded_at is not null order by student_id limit 1`,
  );
  const initiativeId = await keys.id(
    'select initiative_id from task_submissions where student_id = $1 limit 1',
    [worker],
  );
  const taskId = await keys.id('select task_id from task_submissions where student_id = $1 limit 1', [
    worker,
  ]);
  return [
    ...casesOf('own applications', { rows: 400, buffers: 2_000 }, [
      ...tabs.map((tab) => ({
        who: `busy student, ${tab}`,
        actor: busyStudent,
        query: own.listOwnApplications(busyStudent, tab),
      })),
      {
        who: `busy student, closed, page ${lateClosed.page}`,
        actor: busyStudent,
        notMoreThan: 'busy student, closed',
        query: own.listOwnApplications(busyStudent, 'closed', { key: '', id: lateClosed.key }),
      },
      {
        who: 'ordinary student',
        actor: ordinaryStudent,
        query: own.listOwnApplications(ordinaryStudent, 'in_progress'),
      },
    ]),
    ...casesOf('workspace', { rows: 60, buffers: 600 }, [
      { who: 'application', actor: worker, query: own.getAcceptedApplication(worker, initiativeId) },
      { who: 'tasks', actor: worker, query: tasks.listTasksOfStudent(initiativeId, worker) },
      { who: 'attempts', actor: worker, query: work.listAttempts(worker, [taskId]) },
      { who: 'drafts', actor: worker, query: work.listDrafts(worker, [taskId]) },
    ]),
  ];
}

async function reviewLists(keys: Keys): Promise<Case[]> {
  const { largest, ordinaryCompany } = keys;
  const waits = `task_submissions where company_id = '${largest}' and status = 'pending' and superseded_at is null`;
  const waiting = await keys.late(waits, 'id', 30, 'asc');
  const applicationId = await keys.id(`select application_id from ${waits} order by id limit 1`);
  const initiativeId = await keys.id(
    `select initiative_id from ${waits} group by 1 order by count(*) desc, 1 limit 1`,
  );
  return [
    ...casesOf('review queue', { rows: 30, buffers: 800 }, [
      { who: 'largest', actor: largest, query: submissions.listWaitingSubmissions(largest) },
      {
        who: `largest, page ${waiting.page}`,
        actor: largest,
        notMoreThan: 'largest',
        query: submissions.listWaitingSubmissions(largest, { after: waiting.key }),
      },
      { who: 'ordinary', actor: ordinaryCompany, query: submissions.listWaitingSubmissions(ordinaryCompany) },
      {
        who: 'largest, one initiative',
        actor: largest,
        notMoreThan: 'largest',
        query: submissions.listWaitingSubmissions(largest, { initiativeId }),
      },
      {
        who: 'largest, its later page',
        actor: largest,
        notMoreThan: 'largest',
        query: submissions.listWaitingSubmissions(largest, { initiativeId, after: waiting.key }),
      },
      {
        who: "another's initiative",
        actor: ordinaryCompany,
        query: submissions.listWaitingSubmissions(ordinaryCompany, { initiativeId }),
      },
    ]),
    ...casesOf('reviews counted', { rows: 1, buffers: 1_100 }, [
      { who: 'largest', actor: largest, query: submissions.countWaitingSubmissions(largest) },
      { who: 'largest, one initiative', actor: largest, query: submissions.countWaitingOn(initiativeId) },
    ]),
    ...casesOf('review', { rows: 20, buffers: 200 }, [
      { who: 'neighbors', actor: largest, query: submissions.findNeighbors(largest, waiting.key) },
      { who: 'one', actor: largest, query: submissions.getSubmission(largest, waiting.key) },
      { who: 'of one student', actor: largest, query: submissions.listNewestAttempts(applicationId) },
    ]),
  ];
}
