// Names and images of the initiative `i` and the company `c` as the actor sees them: students keep the names from before
// an initiative ended for them or they blocked the company (db/policies/00-actor.sql). The subselects take no column, so
// they run once for a query and not for each row.
import { sql } from 'kysely';

const initiativeNames = sql`(select app.kept_initiative_names())`;
const companyNames = sql`(select app.kept_company_names())`;

export const initiativeName = sql<string | null>`coalesce(${initiativeNames} ->> i.id::text, i.name)`;
export const companyName = sql<string | null>`coalesce(${companyNames} ->> c.id::text, c.company_name)`;
/** Also for a company that has deleted its account since. */
export const companyOrFormerName = sql<string | null>`coalesce(${companyName}, i.company_was)`;

/** A blocked company's images aren't shown any more: only the current ones exist. */
export const companyImage = (companyId: string, image: string) =>
  sql<
    string | null
  >`case when (${companyNames} ? ${sql.ref(companyId)}::text) is not true then ${sql.ref(image)} end`;
export const companyLogo = companyImage('c.id', 'c.logo_url');
