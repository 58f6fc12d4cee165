// Rows of initiatives and tasks, and later changes as steps of the scenario.
import { skillsNamedIn } from '@questline/contract/plain';
import { initiatives } from '../data/initiatives/index.ts';
import type { Initiative } from '../data/shapes.ts';
import type { Ids } from './accounts.ts';
import { idAt, type Clock } from './clock.ts';
import type { Row } from './rows.ts';
import type { Scenario } from './scenario.ts';

export type SeedInitiative = {
  id: string;
  companyId: string;
  data: Initiative;
  createdAt: Date;
  /** In order, including retired tasks. */
  taskIds: string[];
};

/** All initiatives by company/initiative. */
export const prepareInitiatives = (clock: Clock, accounts: Ids): Map<string, SeedInitiative> =>
  new Map(
    Object.entries(initiatives).flatMap(([company, list]) =>
      list.map((data): [string, SeedInitiative] => {
        const key = `${company}/${data.slug}`;
        const createdAt = clock.ago(data.created, key);
        const taskIds = data.tasks.map((task, i) =>
          idAt(`task:${key}/${task.title}`, later(createdAt, i + 1)),
        );
        return [
          key,
          {
            id: idAt(`initiative:${key}`, createdAt),
            companyId: accounts.get(company)!,
            data,
            createdAt,
            taskIds,
          },
        ];
      }),
    ),
  );

const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

const dayIn = ({ anchor }: Clock, days: number) =>
  new Date(anchor.getTime() + days * 86_400_000).toISOString().slice(0, 10);

export function initiativeRows(
  clock: Clock,
  prepared: Map<string, SeedInitiative>,
  images: Map<string, string>,
) {
  const rows: Row[] = [...prepared].map(([key, { id, companyId, data, createdAt }]) => ({
    id,
    company_id: companyId,
    name: data.name,
    description: data.description,
    commission: data.commission ?? null,
    reward_amount: data.reward?.amount ?? null,
    reward_currency: data.reward?.currency ?? null,
    reward_per: data.reward?.per ?? null,
    places: data.places ?? null,
    apply_by: data.applyIn === undefined ? null : dayIn(clock, data.applyIn),
    starts_on: data.startsIn === undefined ? null : dayIn(clock, data.startsIn),
    tags: data.tags,
    status: 'inactive',
    overview: data.overview,
    requirements: data.requirements,
    benefits: data.benefits,
    goals: data.goals,
    skills: skillsNamedIn(data.requirements),
    banner_url: images.get(`initiative:${key}`) ?? null,
    video_url: data.video ?? null,
    weekly_hours: data.weeklyHours,
    total_hours: data.totalHours,
    chain_position: data.chain ?? null,
    task_count: 0,
    task_outline: [],
    created_at: createdAt,
    updated_at: data.changedAgo ? clock.ago(data.changedAgo, `changed:${key}`) : createdAt,
  }));
  const tasks: Row[] = [...prepared.values()].flatMap(({ id, companyId, data, createdAt, taskIds }) =>
    data.tasks.map((task, i) => ({
      id: taskIds[i],
      initiative_id: id,
      company_id: companyId,
      title: task.title,
      instructions: task.instructions,
      task_order: i + 1,
      allowed_types: task.kinds ?? ['text'],
      minutes: task.minutes,
      resources: task.resources ?? [],
      criteria: task.criteria ?? [],
      created_at: later(createdAt, i + 1),
      updated_at: later(createdAt, i + 1),
    })),
  );
  // Inserted inactive and activated later, because an active initiative needs tasks.
  const activeIds = [...prepared.values()].filter(({ data }) => !data.inactive).map(({ id }) => id);
  return { rows, tasks, activeIds };
}

/** Quest steps of companies, retired tasks and deleted initiatives. `working` finds the applications with open work. */
export function addInitiativeChanges(
  clock: Clock,
  prepared: Map<string, SeedInitiative>,
  scenario: Scenario,
  working: (key: string, at: Date) => { id: string; studentId: string }[],
): void {
  const stepsDone = new Map<string, number>();
  const byAge = [...prepared.values()].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const { id, companyId, createdAt } of byAge) {
    const done = (stepsDone.get(companyId) ?? 0) + 1;
    stepsDone.set(companyId, done);
    if (done > 3) continue;
    const notified = [{ user: companyId, kind: 'quest_step_completed' as const }];
    scenario.events.push({
      at: createdAt,
      event: 'quest.step_completed',
      subject: id,
      actor: companyId,
      notified,
    });
  }
  for (const [key, { id, companyId, data, taskIds }] of prepared) {
    const record = (event: 'initiative.changed' | 'initiative.deleted', at: Date) => {
      const notified = working(key, at).map(({ id: application, studentId: user }) =>
        event === 'initiative.changed'
          ? { user, kind: 'initiative_changed' as const }
          : { user, kind: 'application_ended' as const, about: application },
      );
      scenario.events.push({ at, event, subject: id, actor: companyId, notified });
    };
    if (data.changedAgo) record('initiative.changed', clock.ago(data.changedAgo, `changed:${key}`));
    data.tasks.forEach(({ retiredAgo }, i) => {
      if (retiredAgo === undefined) return;
      const at = clock.ago(retiredAgo, `retired:${key}:${i}`);
      const sql = 'update tasks set retired_at = $2, updated_at = $2 where id = $1';
      scenario.steps.push({ at, actor: companyId, sql, values: [taskIds[i], at] });
    });
    if (data.deletedAgo) {
      const at = deletedAt(clock, key, data);
      scenario.steps.push({ at, actor: companyId, sql: 'select keeper.delete_initiative($1)', values: [id] });
      scenario.initiativeTimes.push({ id, deleted_at: at });
      record('initiative.deleted', at);
    }
  }
}

export const deletedAt = (clock: Clock, key: string, data: Initiative): Date =>
  clock.ago(data.deletedAgo!, `deleted:${key}`);
