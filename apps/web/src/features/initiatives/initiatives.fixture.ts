// One initiative, as its company and as a student see it.
import type { InitiativeCard, OwnInitiative } from '@questline/contract';
import type { Intake } from '@questline/contract/plain';
import { rosa } from '../../lib/network.fixture.ts';

/** Without places and dates. */
export const anytime: Intake = {
  places: null,
  places_left: null,
  apply_by: null,
  starts_on: null,
  closed: null,
};

export const survey: OwnInitiative = {
  id: '0198c0de-7a11-7000-8000-00000000000a',
  name: 'Neighborhood survey',
  description: 'Ask twenty neighbors',
  commission: null,
  reward: null,
  tags: ['Surveys'],
  status: 'inactive',
  banner_url: null,
  weekly_hours: 2,
  total_hours: 8,
  quick_win: true,
  intake: anytime,
  created_at: '2026-11-01T08:00:00.000Z',
  overview: '',
  requirements: '',
  benefits: '',
  goals: '',
  video_url: null,
  video_id: null,
  chain_position: null,
  skills: [],
  created_by: null,
  updated_at: '2026-11-01T08:00:00.000Z',
  updated_by: null,
  has_draft: false,
  tasks: [],
  totals: { to_decide: 0, to_review: 0, working: 0, finished: 0 },
  readiness: { ready: false, checks: [] },
  can: { edit: true, activate: true, deactivate: false, delete: true },
};

/** As a student sees it in a list. */
export const found: InitiativeCard = {
  id: survey.id,
  name: 'Neighborhood survey',
  description: 'Ask twenty neighbors',
  commission: '$60',
  reward: null,
  tags: ['Surveys', 'Writing', 'Events', 'Branding', 'Podcasts'],
  weekly_hours: 3,
  total_hours: 8,
  banner_url: '/media/banner.webp',
  quick_win: true,
  intake: anytime,
  created_at: '2026-11-01T08:00:00.000Z',
  company: {
    id: rosa.id,
    company_name: 'Sunny Side Bakery',
    industry: ['Bakeries'],
    logo_url: null,
    answers_in_minutes: 2_880,
  },
  best_fit: true,
  fit: { tags: ['Surveys', 'Writing'], industry: [], skills: [], hours: 4, hours_promised: 0 },
  bookmarked: false,
  paused: false,
  application: null,
  can: { open: true, bookmark: true },
};
