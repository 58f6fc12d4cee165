import { intakeOf, rewardOf, type InitiativeCard } from '@questline/contract';
import type { Account } from '../../platform/actor.ts';
import type { Row } from '../../platform/database/db.ts';
import { dependsOnRank, fitOf, isBestFit, scoreOf, type Offer, type Preferences } from './matching.rules.ts';

export type CardRow = Offer &
  Pick<
    Row<'initiatives'>,
    | 'id'
    | 'company_id'
    | 'name'
    | 'description'
    | 'commission'
    | 'reward_amount'
    | 'reward_currency'
    | 'reward_per'
    | 'places'
    | 'apply_by'
    | 'starts_on'
    | 'total_hours'
    | 'quick_win'
    | 'banner_url'
    | 'status'
    | 'created_at'
  > &
  Pick<Row<'company_profiles'>, 'company_name' | 'logo_url'> & {
    places_left: number | null;
    deadline_passed: boolean;
    answers_in_minutes: number | null;
    bookmark_id: string | null;
    application_status: Row<'initiative_applications'>['status'] | null;
    applied_at: string | null;
  };

/** The viewer: a student with profile and top three, or a company. */
export type Viewer = { actor: Account; preferences: Preferences | undefined; top: string[] };

const states = ({ initiative_tags, company_tags, skills, weekly_hours_available }: Preferences) =>
  initiative_tags.length + company_tags.length + skills.length > 0 || weekly_hours_available !== null;

/** How a card or page fits the viewer. */
export function viewFit(
  offer: Offer & { id: string },
  { preferences, top }: Pick<Viewer, 'preferences' | 'top'>,
) {
  if (!preferences || !states(preferences)) return { fit: null, best_fit: false };
  const fit = fitOf(preferences, offer);
  const place = top.indexOf(offer.id);
  return { fit, best_fit: isBestFit(scoreOf(fit), place < 0 ? Infinity : place) };
}

/** Whether any of these flags depends on the student's top three. */
export const needsTop = (offers: Offer[], preferences: Preferences) =>
  offers.some((offer) => dependsOnRank(scoreOf(fitOf(preferences, offer))));

export const viewCard = (row: CardRow, viewer: Viewer): InitiativeCard => ({
  id: row.id,
  name: row.name,
  description: row.description,
  commission: row.commission,
  reward: rewardOf(row),
  tags: row.tags,
  banner_url: row.banner_url,
  weekly_hours: row.weekly_hours,
  total_hours: row.total_hours,
  quick_win: row.quick_win,
  intake: intakeOf(row),
  created_at: row.created_at,
  company: {
    id: row.company_id,
    company_name: row.company_name,
    industry: row.industry,
    logo_url: row.logo_url,
    answers_in_minutes: row.answers_in_minutes,
  },
  ...viewFit(row, viewer),
  bookmarked: row.bookmark_id !== null,
  paused: row.status !== 'active',
  application: row.application_status && {
    status: row.application_status,
    applied_at: row.applied_at!,
  },
  can: {
    open: viewer.actor.kind === 'student' || viewer.actor.id === row.company_id,
    bookmark: viewer.actor.kind === 'student',
  },
});
