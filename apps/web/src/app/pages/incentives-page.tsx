// /incentives: all initiatives. Students browse, save and go on to apply; companies look around.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Telescope } from 'lucide-react';
import { BrowseInitiatives } from '../../features/initiatives/browse-initiatives.tsx';
import { filterOf } from '../../features/initiatives/browse-filter.ts';
import { RouterButtonLink } from '../shell/links.tsx';
import { useAccount } from '../shell/use-account.ts';
import { companyOf, viewInitiative, viewOwnInitiative } from './found-links.tsx';

export function IncentivesPage() {
  const filter = filterOf(useSearch({ from: '/student-shell/incentives' }));
  const navigate = useNavigate({ from: '/incentives' });
  const forStudent = useAccount()?.type !== 'company';
  return (
    <BrowseInitiatives
      filter={filter}
      onFilter={(search) => void navigate({ search: filterOf(search), replace: true, resetScroll: false })}
      forStudent={forStudent}
      link={forStudent ? viewInitiative : viewOwnInitiative}
      companyLink={companyOf}
      survey={survey}
    />
  );
}

const survey = (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-sun-soft p-4 md:p-5">
    <Telescope aria-hidden className="size-8 text-sun-strong" strokeWidth={1.75} />
    <div className="min-w-0 flex-1 basis-56">
      <h2 className="text-lg">See what fits you</h2>
      <p>Tell us what you like and how much time you have. What fits comes first, with the reasons.</p>
    </div>
    <RouterButtonLink to="/survey">Take the 2-minute survey</RouterButtonLink>
  </div>
);
