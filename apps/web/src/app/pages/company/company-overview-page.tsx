import type { OpenInitiative, OwnInitiativeCard } from '@questline/contract';
import type { InitiativeStatus } from '@questline/contract/plain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Eye, Pencil, Plus } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { onboardingQuery } from '../../../features/companies/company-queries.ts';
import { YourTurn } from '../../../features/home/company/your-turn.tsx';
import { CompanyProfileCard } from '../../../features/companies/profile/company-profile-card.tsx';
import { OwnCompany } from '../../../features/companies/own-company.tsx';
import { QuestChainCard } from '../../../features/companies/profile/quest-chain-card.tsx';
import { WelcomeDialog } from '../../../features/companies/welcome-dialog.tsx';
import { DraftList } from '../../../features/initiatives/start/draft-list.tsx';
import { draftsQuery } from '../../../features/initiatives/start/drafts.ts';
import { OwnInitiativeList } from '../../../features/initiatives/own/own-initiative-list.tsx';
import { ownInitiativesQuery } from '../../../features/initiatives/own/own-initiatives.ts';
import { useIsLoaded } from '../../../lib/query/first-load.ts';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { itemsOf } from '../../../ui/lists/paged-list.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { RouterMenuLink } from '../../shell/menu-link.tsx';
import { DraftLink } from './draft-link.tsx';
import { turnAction } from './turn-action.tsx';
import { activationFixes } from '../shared/activation-links.tsx';
import { stayAt } from '../shared/stay-at.ts';

export function CompanyOverviewPage() {
  const navigate = useNavigate();
  return (
    <div className="grid grid-cols-1 gap-8">
      <Overview />
      <WelcomeDialog onComplete={() => void navigate({ to: '/company-onboarding' })} />
    </div>
  );
}

/** The same page, scrolled to Your Initiatives. */
export function CompanyInitiativesPage() {
  const initiatives = useRef<HTMLDivElement>(null);
  useEffect(() => stayAt(() => initiatives.current), []);
  return (
    <div className="grid grid-cols-1 gap-8">
      <Overview titled initiatives={initiatives} />
    </div>
  );
}

type OverviewProps = {
  /** Shows its own title when the shell's title is different. */
  titled?: boolean;
  initiatives?: RefObject<HTMLDivElement | null>;
};

/** Work first. A new company has none yet, so its first steps take that place. */
function Overview({ titled = false, initiatives }: OverviewProps) {
  const onboarding = useQuery(onboardingQuery).data;
  const isNew = onboarding !== undefined && !onboarding.onboarding_completed;
  const hasNone = onboarding?.total_initiatives_created === 0;
  return (
    <>
      {titled && <h2 className="text-xl">Company Overview</h2>}
      <YourTurn action={turnAction} hideEmpty={hasNone} />
      {isNew && <QuestChain hasNone={hasNone} />}
      <div ref={initiatives} className="min-w-0 scroll-mt-24">
        <YourInitiatives />
      </div>
      {!isNew && <QuestChain />}
      <Profile />
    </>
  );
}

const editProfile = (words: string) => (
  <Link
    to="/company/profile"
    search={{ mode: 'edit' }}
    className="font-semibold text-trail underline underline-offset-4 hover:text-trail-strong"
  >
    {words}
  </Link>
);

const Profile = () => (
  <section aria-label="Your profile">
    <OwnCompany small>
      {(company) => (
        <CompanyProfileCard
          company={company}
          edit={editProfile}
          actions={
            <>
              <RouterButtonLink
                to="/company/profile"
                search={{ mode: 'edit' }}
                variant="secondary"
                size="small"
                icon={<Pencil aria-hidden />}
              >
                Edit Profile
              </RouterButtonLink>
              <RouterButtonLink to="/company/profile" variant="quiet" size="small" icon={<Eye aria-hidden />}>
                View profile
              </RouterButtonLink>
            </>
          }
        />
      )}
    </OwnCompany>
  </section>
);

/** How many there are, once all of them are loaded; with drafts. */
function useCount(status: InitiativeStatus) {
  const isLoaded = useIsLoaded();
  const isInactive = status === 'inactive';
  const list = useInfiniteQuery({ ...ownInitiativesQuery(status), enabled: !isInactive || isLoaded });
  const drafts = useInfiniteQuery({ ...draftsQuery(), enabled: isInactive && isLoaded });
  if (!list.data || list.hasNextPage) return undefined;
  if (isInactive && (!drafts.data || drafts.hasNextPage)) return undefined;
  const draftCount = isInactive ? itemsOf(drafts.data)?.length : 0;
  return (itemsOf(list.data)?.length ?? 0) + (draftCount ?? 0) || undefined;
}

function YourInitiatives() {
  const { tab = 'active' } = useSearch({ strict: false });
  const tabs = [
    { value: 'active', label: 'Active Initiatives', count: useCount('active') },
    { value: 'inactive', label: 'Inactive Initiatives', count: useCount('inactive') },
  ] as const;
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
        <RouterButtonLink
          to="/create-initiative"
          variant="secondary"
          icon={<Plus aria-hidden />}
          className="max-md:w-full"
        >
          Create New Initiative
        </RouterButtonLink>
      </div>
      <Tabs label="Your Initiatives" tabs={tabs} value={tab} onChange={showTab}>
        {/* The other tab doesn't need them: “Your turn” above already asks to continue. */}
        {tab === 'inactive' && (
          <div className="mb-6 empty:hidden">
            <DraftList DraftLink={DraftLink} title="Drafts" />
          </div>
        )}
        <OwnInitiativeList
          key={tab}
          status={tab}
          link={linkTo}
          edit={editLink}
          waiting={waitingLinks}
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
  <RouterButtonLink to="/create-initiative" variant="secondary" icon={<Plus aria-hidden />}>
    Create New Initiative
  </RouterButtonLink>
);

const waitingLink = 'relative z-10 font-semibold underline underline-offset-4 hover:text-trail';

const linkTo = ({ id, name }: OpenInitiative | OwnInitiativeCard) => (
  <Link to="/company/initiative/$id" params={{ id }} className="stretched">
    {name}
  </Link>
);

function QuestChain({ hasNone }: { hasNone?: boolean }) {
  const own = itemsOf(useInfiniteQuery(ownInitiativesQuery('active')).data);
  const totals = new Map(own?.map((initiative) => [initiative.id, initiative.totals]));
  return (
    <QuestChainCard
      link={linkTo}
      students={({ id }) => totals.get(id)}
      begin={
        <RouterButtonLink to="/create-initiative" variant={hasNone ? 'primary' : 'secondary'} size="small">
          Choose a template
        </RouterButtonLink>
      }
    />
  );
}

const waitingLinks = {
  toDecide: ({ id, totals }: OwnInitiativeCard) => (
    <Link to="/company-inbox" search={{ tab: 'applications', initiative: id }} className={waitingLink}>
      {totals.to_review > 0 && totals.to_decide} to answer
    </Link>
  ),
  toReview: ({ id, totals }: OwnInitiativeCard) => (
    <Link to="/company/initiative/$id" params={{ id }} search={{ tab: 'work' }} className={waitingLink}>
      {totals.to_decide > 0 && totals.to_review} to review
    </Link>
  ),
};

const editLink = ({ id }: OwnInitiativeCard) => (
  <RouterMenuLink to="/edit-initiative/$id" params={{ id }} icon={<Pencil />}>
    Edit
  </RouterMenuLink>
);
