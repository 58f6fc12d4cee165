// Views of an initiative for its company, and for the preview of the student's page.
import {
  intakeOf,
  readinessOf,
  rewardOf,
  videoIdOf,
  type InitiativeDetails,
  type InitiativeStatus,
  type InitiativeTotals,
  type ActivationFacts,
  type OwnInitiative,
  type OwnInitiativeCard,
  type Task,
} from '@questline/contract';
import type { SignedIn } from '../../../platform/actor.ts';
import type { Row } from '../../../platform/database/db.ts';
import { viewAuthor, type Names } from '../../team/team.public.ts';
import { canOf } from '../initiatives.rules.ts';

type Intake = Parameters<typeof intakeOf>[0];
export type OwnRow = Omit<
  Row<'initiatives'>,
  | 'client_id'
  | 'deleted_at'
  | 'company_was'
  | 'created_by'
  | 'updated_by'
  | 'listed'
  | 'taken_down_for'
  | 'closes_at'
  | 'closing'
> &
  Pick<Row<'company_profiles'>, 'company_name' | 'industry' | 'logo_url'> & {
    email_verified: boolean;
  } & Intake;

type RewardRow = Pick<OwnRow, 'reward_amount' | 'reward_currency' | 'reward_per'>;

const shown = (row: Pick<OwnRow, keyof OwnRow & keyof OwnInitiativeCard> & RewardRow & Intake) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  commission: row.commission,
  reward: rewardOf(row),
  tags: row.tags,
  status: row.status,
  banner_url: row.banner_url,
  weekly_hours: row.weekly_hours,
  total_hours: row.total_hours,
  quick_win: row.quick_win,
  intake: intakeOf(row),
  created_at: row.created_at,
});

const described = (row: OwnRow) => ({
  overview: row.overview,
  requirements: row.requirements,
  benefits: row.benefits,
  goals: row.goals,
  video_url: row.video_url,
  video_id: videoIdOf(row.video_url),
});

type Written = OwnRow & Pick<Row<'initiatives'>, 'created_by' | 'updated_by'>;

/** Who created it and who saved it last. Null in older rows: then it was the founder. */
export const writersOf = ({ created_by, updated_by, company_id }: Written) => ({
  creator: created_by ?? company_id,
  editor: updated_by ?? company_id,
});

type Totals = { [Total in keyof InitiativeTotals]: number | null };

/** Without a row until the first application. */
const viewTotals = (row: Totals): InitiativeTotals => ({
  to_decide: row.to_decide ?? 0,
  to_review: row.to_review ?? 0,
  working: row.working ?? 0,
  finished: row.finished ?? 0,
});

type Shown = { tasks: Task[]; reader: SignedIn; names: Names };

export const viewOwn = (
  row: Written & Totals & { has_draft: boolean },
  { tasks, reader, names }: Shown,
): OwnInitiative => ({
  ...shown(row),
  ...described(row),
  chain_position: row.chain_position,
  skills: row.skills,
  created_by: viewAuthor(writersOf(row).creator, reader, names),
  updated_at: row.updated_at,
  updated_by: viewAuthor(writersOf(row).editor, reader, names),
  has_draft: row.has_draft,
  tasks,
  totals: viewTotals(row),
  readiness: readinessOf({ ...row, tasks }),
  can: canOf(row),
});

type CardRow = Pick<OwnRow, keyof OwnRow & keyof OwnInitiativeCard> & RewardRow & Intake & Totals;
type CompanyFacts = Pick<ActivationFacts, 'company_name' | 'email_verified'>;

export const viewOwnCard = (
  row: CardRow & { status: InitiativeStatus },
  company: CompanyFacts,
): OwnInitiativeCard => ({
  ...shown(row),
  chain_position: row.chain_position,
  task_count: row.task_count,
  totals: viewTotals(row),
  can: canOf({ ...row, ...company }),
});

/** The student's page, shared with the preview so the two never differ. */
export const viewDetails = (row: OwnRow): InitiativeDetails => ({
  ...shown(row),
  ...described(row),
  // A trigger maintains the outline from the tasks.
  tasks: row.task_outline as InitiativeDetails['tasks'],
  company: {
    id: row.company_id,
    company_name: row.company_name,
    industry: row.industry,
    logo_url: row.logo_url,
  },
});
