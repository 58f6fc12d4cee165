import type { MemberRole } from '@questline/contract';

export const roleNames: Record<MemberRole, string> = { owner: 'Owner', member: 'Member' };
