import { useNavigate, useSearch } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { CompanyProfileView } from '../../../features/companies/profile/company-profile-view.tsx';
import { OwnCompany } from '../../../features/companies/own-company.tsx';
import { ProfileEditor } from '../../../features/companies/editing/profile-editor.tsx';
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
