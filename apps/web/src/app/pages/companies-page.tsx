import type { CompanyCard } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { BrowseCompanies } from '../../features/companies/browse-companies.tsx';
import { type CompanyFilter, companyFilterOf } from '../../features/companies/company-filter.ts';

export function CompaniesPage() {
  const filter = companyFilterOf(useSearch({ from: '/student-shell/companies' }));
  const navigate = useNavigate({ from: '/companies' });
  return (
    <BrowseCompanies
      filter={filter}
      onFilter={(change) =>
        void navigate({
          search: (now: CompanyFilter) => companyFilterOf(change(now)),
          replace: true,
          resetScroll: false,
        })
      }
      link={linkTo}
    />
  );
}

const linkTo = ({ id, company_name }: CompanyCard) => (
  <Link to="/company/$id" params={{ id }} className="stretched">
    {nameOf('company', company_name)}
  </Link>
);
