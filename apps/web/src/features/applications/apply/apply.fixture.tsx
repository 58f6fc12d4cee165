// Test fixture: the Apply dialog, what it shows, and its fields.
import type { Student } from '@questline/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ok } from '../../../lib/network.fixture.ts';
import { ApplyDialog } from './apply-dialog.tsx';

export const id = '0198c0de-7a11-7000-8000-00000000000a';
export const preview: Student = {
  id: '0198c0de-7a11-7000-8000-000000000001',
  full_name: 'Maya Torres',
  username: 'maya.t',
  photo_url: null,
  grade: 11,
  skills: ['Writing'],
  experience_level: 'Some experience',
  weekly_hours_available: 4,
  motivations: ['Explore careers'],
  initiative_tags: ['Surveys'],
  company_tags: ['Bakeries'],
  contacts: null,
  stage: null,
  back_on: null,
  can: { edit: false },
};
export const company = { id, name: 'Sunny Side Bakery', answers_in_minutes: 2_880, answers_within_days: 5 };

export const previewLine = 'GET /api/student/profile/preview?stage=pending';
export const sharingLine = `GET /api/student/sharing?company_id=${id}`;
export const birthMonthLine = 'GET /api/student/birth-month';
export const guardianLine = 'GET /api/student/guardian';
export const noGuardian = { asks: true, needed: false, waits: false, guardian: null };
export const runningLine = 'GET /api/applications?tab=in_progress';
export const running = (hours: number) =>
  ok({ items: [], next: null, week: { hours, unspecified: 0, limit: 4 } });
export const shown = {
  [runningLine]: running(0),
  [previewLine]: ok(preview),
  [sharingLine]: ok({ items: [], next: null }),
  [birthMonthLine]: ok({ needed: false }),
  [guardianLine]: ok(noGuardian),
};

export function Apply({ weekly_hours = 3 }: { weekly_hours?: number | null }) {
  const [open, setOpen] = useState(true);
  return open ? (
    <ApplyDialog
      initiative={{ id, name: 'Taste survey', weekly_hours }}
      company={company}
      onSent={() => undefined}
      onClose={() => setOpen(false)}
      ways={{
        verify: <button>Resend</button>,
        survey: 'To the survey',
        applications: 'To my applications',
        offer: null,
      }}
    />
  ) : (
    <button onClick={() => setOpen(true)}>Apply</button>
  );
}
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const hours = () => screen.getByLabelText('Your weekly limit in hours');
