// Names and images of the initiative `i` and the company `c` as a student sees them: they keep the names from before the
// initiative ended for them or they blocked the company. Otherwise a new name could reach a student who left.
import { sql } from 'kysely';

/** One lookup for each row, and not one of all names: after some years, a student has hundreds of finished initiatives. */
export const initiativeName = sql<string | null>`coalesce(
  (select a.initiative_was from initiative_applications a
    where a.student_id = (select app.uid()) and a.initiative_id = i.id), i.name)`;

/** For queries that read the student's application `a` anyway. */
export const initiativeNameForApplication = sql<string>`coalesce(a.initiative_was, i.name)`;

/** Blocks are few. Without a column, the subselect runs once for a query. */
const blockedNames = sql`(select app.names_of_blocked())`;
export const companyName = sql<string | null>`coalesce(${blockedNames} ->> c.id::text, c.company_name)`;
/** Also for a company that has deleted its account since. */
export const companyOrFormerName = sql<string | null>`coalesce(${companyName}, i.company_was)`;
export const isBlocked = (companyId: string) =>
  sql<boolean>`coalesce(${blockedNames} ? ${sql.ref(companyId)}::text, false)`;

/** A blocked company's images aren't shown any more: only the current ones exist. */
export const companyImage = (companyId: string, image: string) =>
  sql<string | null>`case when not ${isBlocked(companyId)} then ${sql.ref(image)} end`;
export const companyLogo = companyImage('c.id', 'c.logo_url');

/** Whether the company, joined as `c`, is verified now. */
export const companyVerified = sql<boolean>`coalesce(c.company_name is not null and c.verification = 'verified' and c.suspended_at is null, false)`;
