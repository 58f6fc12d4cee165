// A company with a complete profile.
import type { CompanyProfile } from '@questline/contract';
import { rosa } from '../../lib/network.fixture.ts';

export const bakery: CompanyProfile = {
  id: rosa.id,
  company_name: 'Sunny Side Bakery',
  website: null,
  description: 'Nine people, two ovens.',
  mission: 'Good bread',
  industry: ['Bakeries'],
  banner_url: null,
  logo_url: '/media/logo.webp',
  video_url: null,
  video_id: null,
  instagram_handle: null,
  time_zone: 'America/Chicago',
  answers_within_days: 5,
  updated_at: '2026-11-01T08:00:00.000Z',
  can: { edit: true, rename: true },
};
