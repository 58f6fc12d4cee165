// The filter of the company list as stored in the URL. Unknown values are dropped.
import { type IndustryCategory, industryNames, limits } from '@questline/contract/plain';

export type CompanyFilter = {
  q?: string | undefined;
  category?: IndustryCategory | undefined;
  open?: 'true' | undefined;
};

type Typed = { [name in keyof CompanyFilter]?: string | undefined };

export function companyFilterOf({ q, category, open }: Typed): CompanyFilter {
  const industry = industryNames.find((one) => one === category);
  return {
    ...(q && { q: q.slice(0, limits.searchMaxLength) }),
    ...(industry && { category: industry }),
    ...(open === 'true' && { open }),
  };
}
