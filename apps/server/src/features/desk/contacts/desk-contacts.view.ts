import type { ListedContact, OpenedContact } from '@questline/contract';
import type { Operator } from '../../../platform/actor.ts';
import { viewClaim } from '../reports/desk-reports.view.ts';
import type { ListedRow, OpenedRow } from './desk-contacts.queries.ts';

export const viewListed = ({ claimed_by, operator, ...row }: ListedRow, actor: Operator): ListedContact => ({
  ...row,
  claim: viewClaim({ claimed_by, operator }, actor),
});

export function viewOpened(row: OpenedRow, actor: Operator): OpenedContact {
  const { earlier, earlier_with_action, claimed_by, operator, ...shown } = row;
  return {
    ...shown,
    claim: viewClaim({ claimed_by, operator }, actor),
    earlier: { count: earlier, with_action: earlier_with_action },
    can: { decide: claimed_by === actor.id && row.outcome === null },
  };
}
