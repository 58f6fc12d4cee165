import {
  completenessOf,
  surveyOf,
  welcomeQuestOf,
  type FinishedInitiative,
  type GuardianPause,
  type OwnStudentProfile,
  type ProfileView,
  type Student,
  type Survey,
  type TieStage,
  type WelcomeQuest,
} from '@questline/contract';
import type { Row } from '../../platform/database/db.ts';
import type { ProfileViewRow } from './profile-views.queries.ts';
import { seesContacts } from './students.rules.ts';

type Contacts = { school: string | null; instagram_handle: string | null; linkedin_handle: string | null };
type StudentRow = Omit<Row<'student_cards'>, 'company_id' | 'student_id' | 'frozen_at'> &
  Contacts & { id: string };

export type OwnRow = StudentRow & {
  updated_at: string;
  time_zone: string | null;
  survey_skipped: string[] | null;
  survey_finished_at: string | null;
  read_at: string | null;
  dismissed_at: string | null;
  celebrated_at: string | null;
  bookmarks: number;
  has_applied: boolean;
  paused: GuardianPause | null;
  back_on: string | null;
};

const shown = (row: StudentRow) => ({
  id: row.id,
  full_name: row.full_name,
  username: row.username,
  photo_url: row.photo_url,
  grade: row.grade,
  skills: row.skills,
  experience_level: row.experience_level,
  weekly_hours_available: row.weekly_hours_available,
  motivations: row.motivations,
  initiative_tags: row.initiative_tags,
  company_tags: row.company_tags,
});

const contactsOf = ({ school, instagram_handle, linkedin_handle }: Contacts): Contacts => ({
  school,
  instagram_handle,
  linkedin_handle,
});

export const viewOwn = (row: OwnRow): OwnStudentProfile => ({
  ...shown(row),
  contacts: contactsOf(row),
  completeness: completenessOf({ ...row, contacts: contactsOf(row) }),
  updated_at: row.updated_at,
  can: { edit: true },
});

/** For a company at this stage. Row level security already hides the contact details; this is a second check. */
export const viewAsCompany = (
  row: StudentRow & { back_on: string | null },
  stage: TieStage,
  shares: boolean,
): Student => ({
  ...shown(row),
  back_on: stage === 'accepted' ? row.back_on : null,
  contacts: seesContacts(stage, shares) ? contactsOf(row) : null,
  stage,
  can: { edit: false },
});

export const viewMyself = (row: OwnRow): Student => ({
  ...shown(row),
  back_on: row.back_on,
  contacts: contactsOf(row),
  stage: null,
  can: { edit: true },
});

export const viewProfileView = (row: ProfileViewRow): ProfileView => ({
  id: row.id,
  at: row.at,
  part: row.part,
  company:
    row.company_id === null
      ? null
      : { id: row.company_id, company_name: row.company_name, logo_url: row.logo_url },
  person: row.person_name,
  reason: row.reason,
});

export const viewSurvey = (row: OwnRow): Survey =>
  surveyOf(
    { ...row, contacts: contactsOf(row) },
    { skipped: row.survey_skipped ?? [], finished: row.survey_finished_at !== null },
  );

export const viewWelcomeQuest = (row: OwnRow): WelcomeQuest =>
  welcomeQuestOf({
    survey_done: viewSurvey(row).done,
    has_photo: row.photo_url !== null,
    has_read: row.read_at !== null,
    bookmarks: row.bookmarks,
    has_applied: row.has_applied,
    dismissed: row.dismissed_at !== null,
    celebrated: row.celebrated_at !== null,
  });

type FinishedRow = {
  id: string;
  initiative_id: string;
  company_id: string;
  finished_at: string | null;
  name: string;
  banner_url: string | null;
  company_name: string | null;
  logo_url: string | null;
  work: FinishedInitiative['work'];
};

export const viewFinished = (row: FinishedRow): FinishedInitiative => ({
  id: row.id,
  initiative: { id: row.initiative_id, name: row.name, banner_url: row.banner_url },
  company: { id: row.company_id, company_name: row.company_name, logo_url: row.logo_url },
  // Set by the trigger when the application completes.
  finished_at: row.finished_at!,
  work: row.work,
});
