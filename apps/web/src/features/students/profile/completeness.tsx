import type { OwnStudentProfile } from '@questline/contract';
import type { ProfilePart, SurveyStep } from '@questline/contract/plain';
import type { ReactNode } from 'react';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';

/** The prompt for each missing part, and the section it belongs to. */
const parts: Record<ProfilePart, { ask: string; section: ProfileSection }> = {
  photo: { ask: 'Add a photo', section: 'you' },
  school: { ask: 'Add your school', section: 'school' },
  grade: { ask: 'Add your grade', section: 'school' },
  skills: { ask: 'Add your skills', section: 'skills' },
  experience_level: { ask: 'Add your experience', section: 'skills' },
  motivations: { ask: 'Add your motivations', section: 'motivations' },
  initiative_tags: { ask: 'Add your interests', section: 'initiative_interests' },
  company_tags: { ask: 'Add companies you like', section: 'company_interests' },
  weekly_hours: { ask: 'Add your hours per week', section: 'availability' },
  handle: { ask: 'Add a social handle', section: 'availability' },
};

export type ProfileSection = SurveyStep | 'you';

type Props = {
  completeness: OwnStudentProfile['completeness'];
  link: (section: ProfileSection, words: string) => ReactNode;
};

export function Completeness({ completeness: { percent, missing }, link }: Props) {
  return (
    <div className="grid gap-2">
      <ProgressBar label="Your profile" value={percent} figure={`${percent}% complete`} />
      <ul aria-label="Still missing" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        {missing.map((part) => (
          <li key={part}>{link(parts[part].section, parts[part].ask)}</li>
        ))}
      </ul>
    </div>
  );
}
