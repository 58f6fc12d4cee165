// Applications as steps of the story: sent, decided, worked on, ended.
import { applications } from '../data/applications/index.ts';
import type { Application } from '../data/shapes.ts';
import { students } from '../data/students.ts';
import type { Ids } from './accounts.ts';
import { idAt, type Clock } from './clock.ts';
import { deletedAt, type Placed } from './initiatives.ts';
import type { Story } from './story.ts';
import { tellWork } from './submissions.ts';

type Told = { id: string; studentId: string; key: string; acceptedAt: Date | null; finishedAt: Date | null };

const setStatus =
  'update initiative_applications set status = $2, decision_note = coalesce($3, decision_note) where id = $1';

export function tellApplications(
  clock: Clock,
  accounts: Ids,
  placed: Map<string, Placed>,
  story: Story,
): Told[] {
  return applications.map((it) => tellOne(clock, accounts, placed, story, it));
}

function tellOne(
  clock: Clock,
  accounts: Ids,
  placed: Map<string, Placed>,
  story: Story,
  it: Application,
): Told {
  const initiative = placed.get(it.to);
  const studentId = accounts.get(it.student);
  const name = `${it.student}:${it.to}`;
  if (!initiative || !studentId) throw new Error(`${name}: no such student or initiative`);
  const { companyId } = initiative;
  const when = (days: number, what: string) => clock.ago(days, `${what}:${name}`);
  const sentAt = when(it.sent, 'sent');
  const id = idAt(`application:${name}`, sentAt);
  let [appliedAt, decidedAt, acceptedAt, finishedAt]: [Date, Date | null, Date | null, Date | null] = [
    sentAt,
    null,
    null,
    null,
  ];

  const take = (status: string, at: Date, actor: string | null, line?: string) => {
    story.history.push({ subjectId: id, status, at });
    story.steps.push({ at, actor, sql: setStatus, values: [id, status, line ?? null] });
  };
  const tellCompany = (
    at: Date,
    event: 'application.sent' | 'application.withdrawn',
    kind: 'application_received' | 'application_withdrawn',
  ) => story.news.push({ at, event, subject: id, actor: studentId, told: [{ user: companyId, kind }] });

  story.history.push({ subjectId: id, status: 'pending', at: sentAt });
  story.steps.push({
    at: sentAt,
    actor: studentId,
    sql: `insert into initiative_applications (id, student_id, initiative_id, company_id, note, client_id, confirmed_hours)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      id,
      studentId,
      initiative.id,
      companyId,
      it.note ?? null,
      idAt(`application by its browser:${name}`, sentAt),
      students.find(({ slug }) => slug === it.student)?.hours ?? null,
    ],
  });
  tellCompany(sentAt, 'application.sent', 'application_received');
  if (it.withdrawn !== undefined) {
    const at = when(it.withdrawn, 'withdrawn');
    take('withdrawn', at, studentId);
    tellCompany(at, 'application.withdrawn', 'application_withdrawn');
  }
  if (it.sentAgain !== undefined) {
    appliedAt = when(it.sentAgain, 'again');
    take('pending', appliedAt, studentId);
    tellCompany(appliedAt, 'application.sent', 'application_received');
  }
  if (it.accepted || it.rejected) {
    const status = it.accepted ? 'accepted' : 'rejected';
    const [days, line] = it.accepted ?? it.rejected!;
    decidedAt = when(days, 'decided');
    if (it.accepted) acceptedAt = decidedAt;
    take(status, decidedAt, companyId, line);
    const told = [{ user: studentId, kind: `application_${status}` as const }];
    story.news.push({ at: decidedAt, event: `application.${status}`, subject: id, actor: companyId, told });
  }

  const approved = new Set<number>();
  it.work?.forEach((work, i) => {
    const lastAt = tellWork(
      clock,
      initiative,
      story,
      { applicationId: id, studentId, name },
      work,
      it.work!.slice(i + 1),
    );
    if (work.reviews?.at(-1)?.[0] === 'approved') approved.add(work.task);
    const open = initiative.data.tasks.some(
      (task, place) => task.retiredAgo === undefined && !approved.has(place + 1),
    );
    if (open || finishedAt) return;
    finishedAt = lastAt;
    story.history.push({ subjectId: id, status: 'completed', at: lastAt });
  });

  const endedBy = it.ended
    ? accounts.get(it.ended[1] === 'student' ? it.student : it.to.split('/')[0]!)!
    : null;
  const deleted = students.find(({ slug }) => slug === it.student)?.deletedAgo;
  const undecidedOrRunning =
    !finishedAt && !it.rejected && !(it.withdrawn !== undefined && it.sentAgain === undefined);
  if (it.ended) {
    finishedAt = when(it.ended[0], 'ended');
    take('ended', finishedAt, endedBy);
    const told =
      endedBy === studentId
        ? [{ user: companyId, kind: 'student_left' as const }]
        : [{ user: studentId, kind: 'application_ended' as const, unread: true }];
    story.news.push({ at: finishedAt, event: 'application.ended', subject: id, actor: endedBy, told });
  } else if (initiative.data.deletedAgo && undecidedOrRunning) {
    // The deletion itself takes the step.
    finishedAt = deletedAt(clock, it.to, initiative.data);
    story.history.push({ subjectId: id, status: 'ended', at: finishedAt });
  } else if (deleted && undecidedOrRunning) {
    finishedAt = when(deleted, 'left');
    take('ended', finishedAt, null);
    const told = [{ user: companyId, kind: 'student_left' as const, unread: true }];
    story.news.push({ at: finishedAt, event: 'application.ended', subject: id, actor: studentId, told });
  }
  story.applicationTimes.push({
    id,
    created_at: sentAt,
    applied_at: appliedAt,
    decided_at: decidedAt,
    accepted_at: acceptedAt,
    finished_at: finishedAt,
    left_at: it.ended?.[1] === 'student' ? finishedAt : null,
  });
  return { id, studentId, key: it.to, acceptedAt, finishedAt };
}
