// What students look for first in a company's profile, and what of it is missing.
import type { CompanyProfile } from '@questline/contract';

const parts = ['company_name', 'logo_url', 'mission', 'description', 'industry'] as const;
type Part = (typeof parts)[number];

export const partsCount = parts.length;

export const missingParts = (company: Pick<CompanyProfile, Part>): Part[] =>
  parts.filter((part) => !company[part]?.length);

export const partsInWords: Record<Part, string> = {
  company_name: 'Add your name',
  logo_url: 'Add a logo',
  mission: 'Add your mission',
  description: 'Add a description',
  industry: 'Add industry tags',
};
