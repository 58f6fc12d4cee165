// Decisions about companies: pure, no I/O, no clock.
import type { Account } from '../../platform/actor.ts';

export const canEdit = (company: { id: string }, actor: Account) => company.id === actor.id;
