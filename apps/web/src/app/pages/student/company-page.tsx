// /company/{id}: a company's page for students, with its initiatives.
import type { CompanyPage as Page, OpenInitiative } from '@questline/contract';
import { closedLabels, nameOf } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { CompanyProfileSkeleton } from '../../../features/companies/profile/company-profile-skeleton.tsx';
import { CompanyProfileView } from '../../../features/companies/profile/company-profile-view.tsx';
import { companyPageQuery } from '../../../features/companies/company-queries.ts';
import { CheckedMark } from '../../../features/companies/profile/checked-mark.tsx';
import { CompanyQuests } from '../../../features/companies/profile/company-quests.tsx';
import { InitiativeCard } from '../../../features/initiatives/details/initiative-card.tsx';
import { QuickWinBadge } from '../../../features/initiatives/details/quick-win-badge.tsx';
import { answersInWords } from '../../../lib/format/durations.ts';
import { isNotFound } from '../../../lib/format/failure-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { NotFoundScene } from '../../../ui/scenes/not-found-scene.tsx';
import { RouterButtonLink } from '../../shell/links.tsx';
import { CompanyMenu } from './company-menu.tsx';
import { viewInitiative } from '../shared/initiative-links.tsx';

export function CompanyPage() {
  const { id } = useParams({ from: '/student-shell/company/$id' });
  const { data, error, isFetching, refetch } = useQuery(companyPageQuery(id));
  if (isNotFound(error)) return notFound;
  if (data) return <Company company={data} />;
  if (!error) return <CompanyProfileSkeleton label="Loading the company…" />;
  return (
    <ErrorState
      title="Error loading company profile"
      text="Could not load this company. Please try again."
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Company({ company }: { company: Page }) {
  const navigate = useNavigate();
  const { answers_in_minutes: minutes, answers_within_days: days, initiatives } = company;
  return (
    <CompanyProfileView
      company={company}
      mark={company.verified && <CheckedMark />}
      action={
        initiatives.length > 0 && (
          <RouterButtonLink to="." hash="initiatives" size="small">
            See {initiatives.length} {initiatives.length === 1 ? 'initiative' : 'initiatives'}
          </RouterButtonLink>
        )
      }
      menu={
        <CompanyMenu
          report="company"
          id={company.id}
          company={{ id: company.id, name: nameOf('company', company.company_name) }}
          leave={() => navigate({ to: '/companies' })}
        />
      }
      answers={`Answers within ${answersInWords(days, minutes)}`}
    >
      <div id="initiatives" className="grid grid-cols-1 gap-6">
        <CompanyQuests initiatives={initiatives} link={linkTo} card={cardOf(company)} />
      </div>
    </CompanyProfileView>
  );
}

const cardOf = (company: Page) => (initiative: OpenInitiative) => (
  <InitiativeCard
    {...initiative}
    company={{ ...company, company_name: nameOf('company', company.company_name) }}
    badges={
      (initiative.closed || initiative.quick_win) && (
        <>
          {initiative.closed && <Badge>{closedLabels[initiative.closed]}</Badge>}
          {initiative.quick_win && <QuickWinBadge />}
        </>
      )
    }
    link={viewInitiative(initiative)}
  />
);

const linkTo = ({ id, name }: OpenInitiative) => (
  <Link to="/initiative/$id" params={{ id }} className="stretched underline-offset-4 hover:underline">
    {name}
  </Link>
);

const notFound = (
  <EmptyState
    live="status"
    scene={<NotFoundScene />}
    title="Company Not Found"
    text="The company you're looking for doesn't exist or is no longer available."
    action={
      <RouterButtonLink to="/companies" variant="secondary">
        See all companies
      </RouterButtonLink>
    }
  />
);
