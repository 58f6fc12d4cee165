import type { OpenInitiative, OwnInitiativeCard } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Pencil, Plus } from 'lucide-react';
import { useRef } from 'react';
import { ownCompanyQuery } from '../../../lib/query/own-company.ts';
import { CompanyProfileView, isComplete } from '../../../features/companies/profile/company-profile-view.tsx';
import { OwnCompany } from '../../../features/companies/own-company.tsx';
import { QuestChainCard } from '../../../features/companies/profile/quest-chain-card.tsx';
import { QuestChain } from '../../../features/companies/profile/quest-chain.tsx';
import { WelcomeDialog } from '../../../features/companies/welcome-dialog.tsx';
import { DraftList } from '../../../features/initiatives/start/draft-list.tsx';
import { OwnInitiativeList } from '../../../features/initiatives/own/own-initiative-list.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { RouterMenuLink } from '../../shell/menu-link.tsx';
import { DraftLink } from './draft-link.tsx';
import { activationFixes } from '../shared/activation-links.tsx';
import { useStartBelow } from './use-start-below.ts';

export function CompanyOverviewPage() {
  const navigate = useNavigate();
  return (
    <div className="grid gap-8">
      <Overview />
      <YourInitiatives />
      <WelcomeDialog onComplete={() => void navigate({ to: '/company-onboarding' })} />
    </div>
  );
}

/** The same page, scrolled to Your Initiatives. */
export function CompanyInitiativesPage() {
  const above = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  useStartBelow(above, below);
  return (
    <div className="grid gap-8">
      <div ref={above} className="grid gap-8">
        <Overview titled />
      </div>
      <div ref={below} className="scroll-mt-24">
        <YourInitiatives />
      </div>
    </div>
  );
}

/** `titled`: shows its own title when the shell's title is different. */
function Overview({ titled = false }: { titled?: boolean }) {
  const profile = useQuery(ownCompanyQuery).data;
  return (
    <>
      <div className="grid gap-1">
        {titled && <h2 className="text-xl">Company Overview</h2>}
        <p className="text-ink-soft">
          This is how your company appears to students.
          {!(profile && isComplete(profile)) && ' Complete your profile to attract more ambassadors.'}
        </p>
      </div>
      <QuestChainCard
        chain={chainOf}
        begin={
          <RouterButtonLink to="/create-initiative" variant="secondary" size="small">
            Choose a template
          </RouterButtonLink>
        }
      />
      <OwnCompany>
        {(profile) => (
          <CompanyProfileView
            company={profile}
            hints
            action={
              <RouterButtonLink
                to="/company/profile"
                search={{ mode: 'edit' }}
                variant="secondary"
                icon={<Pencil aria-hidden />}
              >
                Edit Profile
              </RouterButtonLink>
            }
          />
        )}
      </OwnCompany>
    </>
  );
}

const tabs = [
  { value: 'active', label: 'Active Initiatives' },
  { value: 'inactive', label: 'Inactive Initiatives' },
] as const;

function YourInitiatives() {
  const { tab = 'active' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const showTab = (next: 'active' | 'inactive') =>
    void navigate({
      to: '.',
      search: next === 'inactive' ? { tab: next } : {},
      replace: true,
      resetScroll: false,
    });
  return (
    <section aria-labelledby="your-initiatives" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="your-initiatives" className="text-xl">
          Your Initiatives
        </h2>
        {create}
      </div>
      <DraftList DraftLink={DraftLink} />
      <Tabs label="Your Initiatives" tabs={tabs} value={tab} onChange={showTab}>
        <OwnInitiativeList
          key={tab}
          status={tab}
          link={linkTo}
          edit={editLink}
          create={create}
          ways={activationFixes}
          onBegun={(draft) => void navigate({ to: '/create-initiative', search: { draft } })}
          onShowInactive={() => showTab('inactive')}
        />
      </Tabs>
    </section>
  );
}

const create = (
  <RouterButtonLink to="/create-initiative" icon={<Plus aria-hidden />}>
    Create New Initiative
  </RouterButtonLink>
);

const linkTo = ({ id, name }: OpenInitiative | OwnInitiativeCard) => (
  <Link to="/company/initiative/$id" params={{ id }} className="stretched">
    {name}
  </Link>
);

const chainOf = (initiatives: OpenInitiative[]) => <QuestChain initiatives={initiatives} link={linkTo} />;

const editLink = ({ id }: OwnInitiativeCard) => (
  <RouterMenuLink to="/edit-initiative/$id" params={{ id }} icon={<Pencil />}>
    Edit
  </RouterMenuLink>
);
