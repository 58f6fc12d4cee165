// What follows from the form values: what is missing and what students would see.
import type { CompanyProfile, InitiativeDetails, OwnInitiative } from '@questline/contract';
import { isQuickWin } from '@questline/contract/hours';
import { intakeOf, readinessOf, videoIdOf } from '@questline/contract/plain';
import { today } from '../../../lib/format/days.ts';
import type { EditorValues } from './editor-values.ts';
import type { EditorStep } from './editor-steps.tsx';
import { rewardOfValues } from './reward-values.ts';

type Company = Pick<CompanyProfile, 'id' | 'company_name' | 'industry' | 'logo_url'>;

export type Check = Omit<OwnInitiative['readiness']['checks'][number], 'done'> & {
  /** Undefined while loading. */
  done: boolean | undefined;
};
type Readiness = { ready: boolean; checks: Check[] };

/** `company` and `verified` are undefined until they have loaded. */
export function readinessOfValues(
  values: EditorValues,
  company: Company | undefined,
  verified: boolean | undefined,
): Readiness {
  const allTitled = values.tasks.every(({ title }) => title.trim());
  const { checks } = readinessOf({
    ...values,
    // An untitled task can't be saved, so it doesn't count as one yet.
    task_count: allTitled ? values.tasks.length : 0,
    company_name: company?.company_name ?? null,
    email_verified: verified === true,
  });
  const loading = (what: Check['what']) =>
    (what === 'company_name' && !company) || (what === 'verified_email' && verified === undefined);
  const known = checks.map(({ what, needed, done }): Check => ({
    what,
    needed,
    done: loading(what) ? undefined : done,
  }));
  return { ready: known.every(({ needed, done }) => !needed || done !== false), checks: known };
}

export function stepsDone({ checks, ready }: Readiness, isActive: boolean): Record<EditorStep, boolean> {
  const done = (what: Check['what']) => checks.some((check) => check.what === what && check.done === true);
  return {
    basics: done('name') && done('description') && done('tags'),
    details: done('hours'),
    tasks: done('tasks') && done('instructions'),
    publish: ready && isActive,
  };
}

/** The form values as the student's page would show them. */
export function detailsOfValues(
  values: EditorValues,
  company: Company | undefined,
  saved: OwnInitiative | undefined,
): InitiativeDetails {
  return {
    ...values,
    id: saved?.id ?? '',
    name: values.name || 'Your initiative',
    status: saved?.status ?? 'inactive',
    commission: values.commission || null,
    reward: rewardOfValues(values.reward),
    quick_win: isQuickWin(values.total_hours),
    intake: intakeOfValues(values, saved),
    created_at: saved?.created_at ?? new Date().toISOString(),
    video_url: values.video_url || null,
    video_id: videoIdOf(values.video_url),
    tasks: values.tasks.map(({ title, minutes }) => ({ title: title || 'Untitled task', minutes })),
    company: company ?? { id: '', company_name: null, industry: [], logo_url: null },
  };
}

/** Without a number of places, acceptances that can still be undone aren't known. */
const takenOf = ({ totals, intake: { places, places_left } }: OwnInitiative): number =>
  places === null ? totals.working + totals.finished : places - places_left!;

function intakeOfValues({ places, apply_by, starts_on }: EditorValues, saved: OwnInitiative | undefined) {
  return intakeOf({
    places,
    places_left: places === null ? null : Math.max(0, places - (saved ? takenOf(saved) : 0)),
    apply_by: apply_by || null,
    starts_on: starts_on || null,
    deadline_passed: apply_by !== '' && apply_by < today(),
  });
}
