import type { RecordEntry, RecordPage } from '@questline/contract';

/** What a student who hasn't chosen anything has. */
export const aPage = (more: Partial<RecordPage> = {}): RecordPage => ({
  link: null,
  full_name: false,
  hours_and_dates: true,
  criteria: true,
  closing_words: true,
  revisions: false,
  ...more,
});

export const anEntry = (more: Partial<RecordEntry> = {}): RecordEntry => ({
  id: '0199aaaa-0000-7000-8000-000000000001',
  initiative: { id: '0199aaaa-0000-7000-8000-000000000002', name: 'A poster for Saturday market' },
  company: {
    id: '0199aaaa-0000-7000-8000-000000000003',
    company_name: 'Sunny Side Bakery',
    logo_url: null,
    verified: true,
  },
  skills: ['Copywriting', 'Design'],
  tasks: [
    { title: 'Three rough sketches', approved_at: '2026-09-19T12:00:00Z' },
    { title: 'The finished poster', approved_at: '2026-10-31T12:00:00Z' },
  ],
  minutes: 420,
  criteria: { met: 5, of: 6 },
  revisions: 1,
  closing_words: null,
  started_at: '2026-09-14T12:00:00Z',
  finished_at: '2026-10-31T12:00:00Z',
  on_page: false,
  resume_text: null,
  college_text: null,
  credential: null,
  ...more,
});
