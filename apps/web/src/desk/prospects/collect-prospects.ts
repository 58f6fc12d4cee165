// Collects the filtered list page by page and writes it as CSV.
import type { ExportedProspect, ProspectFilter } from '@questline/contract';
import { csvFile } from '../../lib/format/csv.ts';
import { deskApi } from '../desk-queries.ts';
import type { Why } from '../reason-fields.tsx';

type Column = keyof ExportedProspect;

const columns: Record<ProspectFilter['kind'], readonly Column[]> = {
  waitlist: [
    'email',
    'pilot_interest',
    'created_at',
    'updated_at',
    'status',
    'invited_as',
    'invited_at',
    'joined_at',
    'notes',
  ],
  inquiry: [
    'created_at',
    'company',
    'contact_name',
    'email',
    'website',
    'wishes',
    'message',
    'status',
    'invited_at',
    'joined_at',
    'notes',
  ],
};

export async function collectProspects(filter: ProspectFilter, why: Why) {
  const chosen = columns[filter.kind];
  const items: ExportedProspect[] = [];
  let after: string | null = null;
  do {
    const page: { items: ExportedProspect[]; next: string | null } = await deskApi(
      'POST /api/desk/prospects/export',
      { body: { ...filter, ...why, after } },
    );
    items.push(...page.items);
    after = page.next;
  } while (after);
  const cells = chosen.map((column) => [column, (item: ExportedProspect) => cellOf(item[column])] as const);
  return { csv: csvFile(cells, items), rows: items.length };
}

const cellOf = (value: ExportedProspect[Column]) =>
  value === null ? null : Array.isArray(value) ? value.join('; ') : String(value);
