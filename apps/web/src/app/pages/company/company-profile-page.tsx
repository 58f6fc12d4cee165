import { useNavigate, useSearch } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { CompanyProfileView } from '../../../features/companies/profile/company-profile-view.tsx';
import { OwnCompany } from '../../../features/companies/own-company.tsx';
import { ProfileEditor } from '../../../features/companies/editing/profile-editor.tsx';
import { daysInWords } from '../../../lib/format/durations.ts';
import { RouterButtonLink } from '../../shell/links.tsx';

export function CompanyProfilePage() {
  const { mode } = useSearch({ from: '/company-shell/company/profile' });
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '/company/profile', replace: true });
  return (
    <OwnCompany>
      {(profile) =>
        mode === 'edit' ? (
          <ProfileEditor profile={profile} onDone={leave} />
        ) : (
          <CompanyProfileView
            company={profile}
            answers={`Answers within ${daysInWords(profile.answers_within_days)}`}
            hints
            action={
              <RouterButtonLink to="/company/profile" search={{ mode: 'edit' }} icon={<Pencil aria-hidden />}>
                Edit Profile
              </RouterButtonLink>
            }
          />
        )
      }
    </OwnCompany>
  );
}
