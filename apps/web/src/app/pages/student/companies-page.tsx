import type { CompanyCard } from '@questline/contract';
import { nameOf } from '@questline/contract/plain';
import { Link, useSearch } from '@tanstack/react-router';
import { BrowseCompanies } from '../../../features/companies/browse/browse-companies.tsx';
import { type CompanyFilter, companyFilterOf } from '../../../features/companies/browse/company-filter.ts';
import { useSearchChange } from '../shared/use-search-change.ts';

export function CompaniesPage() {
  const filter = companyFilterOf(useSearch({ from: '/student-shell/companies' }));
  const changeSearch = useSearchChange<CompanyFilter>('/companies');
  return (
    <BrowseCompanies
      filter={filter}
      onFilter={(change) => changeSearch((now) => companyFilterOf(change(now)))}
      link={linkTo}
    />
  );
}

const linkTo = ({ id, company_name }: CompanyCard) => (
  <Link to="/company/$id" params={{ id }} className="stretched">
    {nameOf('company', company_name)}
  </Link>
);
