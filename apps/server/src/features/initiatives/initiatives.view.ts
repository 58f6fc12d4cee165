import { nameOf, type FeaturedInitiative } from '@questline/contract';
import type { Row } from '../../platform/database/db.ts';

type FeaturedRow = Pick<
  Row<'initiatives'>,
  'id' | 'name' | 'description' | 'commission' | 'tags' | 'created_at'
> &
  Pick<Row<'company_profiles'>, 'company_name' | 'industry' | 'logo_url'>;

export const viewFeatured = (row: FeaturedRow): FeaturedInitiative => ({
  id: row.id,
  name: row.name,
  description: row.description,
  commission: row.commission,
  tags: row.tags,
  created_at: row.created_at,
  company: {
    company_name: nameOf('company', row.company_name),
    industry: row.industry,
    logo_url: row.logo_url,
  },
});
