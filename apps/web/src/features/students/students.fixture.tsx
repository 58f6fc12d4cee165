// A student as the server returns her: to herself and to a company.
import type { OwnStudentProfile, Student } from '@questline/contract';
import { maya as user } from '../../lib/network.fixture.ts';

const shown = {
  id: user.id,
  full_name: 'Maya Torres',
  username: 'maya.t',
  photo_url: null,
  grade: 11,
  skills: ['Writing', 'Interviewing'],
  experience_level: 'Some experience',
  weekly_hours_available: 4,
  motivations: ['Explore careers'],
  initiative_tags: ['Surveys'],
  company_tags: ['Bakeries'],
};
const contacts = { school: 'Lincoln High', instagram_handle: 'maya.films', linkedin_handle: null };

/** As seen by a company that accepted her. */
export const maya: Student = { ...shown, contacts, stage: 'accepted', back_on: null, can: { edit: false } };

export const ownMaya: OwnStudentProfile = {
  ...shown,
  contacts,
  completeness: { percent: 90, missing: ['photo'] },
  updated_at: '2026-11-01T00:00:00Z',
  can: { edit: true },
};
