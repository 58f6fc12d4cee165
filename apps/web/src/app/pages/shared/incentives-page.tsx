// /incentives: all initiatives. Students browse, save and apply; companies only browse.
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { BrowseInitiatives } from '../../../features/initiatives/browse/browse-initiatives.tsx';
import {
  type BrowseFilter,
  filterOf,
  isNarrowed,
} from '../../../features/initiatives/browse/browse-filter.ts';
import { welcomeQuestQuery } from '../../../features/students/student-queries.ts';
import { useAccount } from '../../shell/use-account.ts';
import { surveyInvitation, welcomeCard } from './first-steps.tsx';
import { companyOf, viewInitiative, viewOwnInitiative } from './initiative-links.tsx';
import { useSearchChange } from './use-search-change.ts';

export function IncentivesPage() {
  const filter = filterOf(useSearch({ from: '/student-shell/incentives' }));
  const changeSearch = useSearchChange<BrowseFilter>('/incentives');
  const forStudent = useAccount()?.type !== 'company';
  // The page also works without this data.
  const { data: quest, isPending } = useQuery({ ...welcomeQuestQuery, enabled: forStudent });
  return (
    <div className="grid grid-cols-1 gap-6">
      {quest?.shown && !isNarrowed(filter) && welcomeCard(quest)}
      <BrowseInitiatives
        filter={filter}
        onFilter={(change) => changeSearch((now) => filterOf(change(now)))}
        forStudent={forStudent}
        link={forStudent ? viewInitiative : viewOwnInitiative}
        companyLink={companyOf}
        // The welcome quest card already asks for it.
        survey={!isPending && !quest?.shown && surveyInvitation}
      />
    </div>
  );
}
