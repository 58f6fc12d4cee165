// Words for operators' roles.
import type { OperatorRole } from '@questline/contract/plain';

export const roleNames: Record<OperatorRole, string> = { operator: 'Operator', lead: 'Lead' };
