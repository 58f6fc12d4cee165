// What guardians and operators decided: events, notifications, and the state that they leave behind.
import type { Ids } from './accounts.ts';
import type { AddedApplication } from './applications.ts';
import { idAt, type Clock } from './clock.ts';
import type { SeedInitiative } from './initiatives.ts';
import type { Scenario } from './scenario.ts';

type GuardianStep = 'confirmed' | 'paused' | 'resumed' | 'withdrew';

/** The steps of a student's guardian, as days ago. The student hasn't seen the last one yet. */
const guardianSteps: { student: string; steps: [GuardianStep, number][] }[] = [
  {
    student: 'victor-dubois',
    steps: [
      ['confirmed', 5],
      ['paused', 0.1],
    ],
  },
  {
    student: 'kalea-kealoha',
    steps: [
      ['paused', 3],
      ['resumed', 0.2],
    ],
  },
  {
    student: 'isaac-goldberg',
    steps: [
      ['paused', 5],
      ['resumed', 4],
      ['withdrew', 0.1],
    ],
  },
  {
    student: 'ruby-nguyen',
    steps: [
      ['withdrew', 3],
      ['confirmed', 0.1],
    ],
  },
];
const statuses: Partial<Record<GuardianStep, 'confirmed' | 'withdrawn'>> = {
  confirmed: 'confirmed',
  withdrew: 'withdrawn',
};

type Parts = { clock: Clock; ids: Ids; scenario: Scenario };

export function addSafetyNotices(
  parts: Parts,
  guardians: { id: string; student_id: string | undefined }[],
  applications: AddedApplication[],
  prepared: Map<string, SeedInitiative>,
): void {
  for (const { student, steps } of guardianSteps) {
    const actor = parts.ids.get(student)!;
    const guardian = guardians.find((it) => it.student_id === actor)!;
    for (const [step, ago] of steps) addGuardianStep(parts, { step, ago, actor, subject: guardian.id });
  }
  addEndedByGuardians(parts, applications);
  addOperatorNotices(parts, prepared);
}

type Taken = { step: GuardianStep; ago: number; actor: string; subject: string };

function addGuardianStep({ clock, scenario }: Parts, { step, ago, actor, subject }: Taken) {
  const at = clock.ago(ago, `guardian:${subject}:${step}`);
  const unread = ago < 1;
  // Earlier steps happened between the student's own, which the product's triggers would refuse during a pause.
  if (unread)
    scenario.steps.push({
      at,
      actor: null,
      sql: 'update guardians set status = coalesce($2, status), paused_at = $3 where id = $1',
      values: [subject, statuses[step] ?? null, step === 'paused' ? at : null],
    });
  const notified = [{ user: actor, kind: `guardian_${step}` as const, unread }];
  scenario.events.push({ at, event: `guardian.${step}`, subject, actor, notified });
}

/** One that the student has read, and a newer one about an application that no company ended. */
function addEndedByGuardians({ clock, scenario }: Parts, applications: AddedApplication[]) {
  const early = new Set(
    scenario.history.filter(({ status }) => status === 'ended').map(({ subjectId }) => subjectId),
  );
  const byCompany = new Set(
    scenario.events
      .filter(({ event }) => event === 'application.ended')
      .flatMap(({ subject, notified }) =>
        notified.some(({ kind }) => kind === 'application_ended') ? [subject] : [],
      ),
  );
  const add = ({ id: subject, studentId: actor }: AddedApplication, at: Date, unread: boolean) => {
    const notified = [{ user: actor, kind: 'guardian_ended' as const, unread }];
    scenario.events.push({ at, event: 'guardian.ended', subject, actor, notified });
  };
  const ended = applications.filter(({ id }) => early.has(id));
  const read = ended.find(({ id }) => byCompany.has(id))!;
  const unread = ended.find(({ id }) => !byCompany.has(id))!;
  add(read, new Date(read.finishedAt!.getTime() - 60_000), false);
  add(unread, clock.ago(0.1, `guardian-ended:${unread.id}`), true);
}

function addOperatorNotices({ clock, ids, scenario }: Parts, prepared: Map<string, SeedInitiative>) {
  const warn = (slug: string, ago: number, unread: boolean) => {
    const [at, subject] = [clock.ago(ago, `warned:${slug}`), ids.get(slug)!];
    const notified = [{ user: subject, kind: 'contact_warning' as const, unread }];
    scenario.events.push({ at, event: 'company.warned', subject, actor: null, notified });
  };
  warn('harbor-lane', 4, false);
  warn('willow-street', 0.1, true);

  /** The report is deleted already, so the notice says only that something was removed. */
  const remove = (slug: string, ago: number, unread: boolean) => {
    const at = clock.ago(ago, `removed:${slug}`);
    const subject = idAt(`report:${slug}`, clock.ago(400, `reported:${slug}`));
    const notified = [{ user: ids.get(slug)!, kind: 'content_taken_down' as const, unread }];
    scenario.events.push({ at, event: 'content.taken_down', subject, actor: null, notified });
  };
  remove('harbor-lane', 9, false);
  remove('rewoven', 0.2, true);

  const takeDown = (user: string, subject: string, ago: number, unread: boolean) => {
    const at = clock.ago(ago, `taken-down:${subject}`);
    scenario.steps.push({
      at,
      actor: null,
      sql: `update initiatives set taken_down_for = 'other' where id = $1 and deleted_at is not null`,
      values: [subject],
    });
    const notified = [{ user, kind: 'initiative_taken_down' as const, unread }];
    scenario.events.push({ at, event: 'initiative.taken_down', subject, actor: null, notified });
  };
  const deletedOne = [...prepared.values()].find(({ data }) => data.deletedAgo !== undefined)!;
  takeDown(ids.get('kiln-and-clay')!, deletedOne.id, 8.9, true);
  // Its initiative is gone for good.
  takeDown(ids.get('rewoven')!, idAt('initiative:gone', clock.ago(50, 'gone')), 20, false);
}
