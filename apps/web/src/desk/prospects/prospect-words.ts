// Words for waitlist entries and inquiries at the desk.
import type { ListedProspect } from '@questline/contract';
import type { ProspectKind, ProspectStatus } from '@questline/contract/plain';
import type { BadgeTone } from '../../ui/badge.tsx';

export const statusWords: Record<ProspectStatus, string> = {
  new: 'New',
  invited: 'Invited',
  joined: 'Joined',
  closed: 'Closed',
};

export const statusTones: Record<ProspectStatus, BadgeTone> = {
  new: 'blue',
  invited: 'yellow',
  joined: 'green',
  closed: 'neutral',
};

export const kindWords: Record<ProspectKind, { many: string; empty: string }> = {
  waitlist: { many: 'Waitlist', empty: 'When someone joins the waitlist, they show up here.' },
  inquiry: { many: 'Inquiries', empty: 'When a company sends an inquiry, it shows up here.' },
};

/** The company that sent the inquiry, or the email on the waitlist. */
export const nameOf = ({ company, email }: Pick<ListedProspect, 'company' | 'email'>) => company ?? email;

export const pilotWords = (wants: boolean | null) =>
  wants ? 'Wants to join the pilot' : 'Wants to be kept informed';

/** What an operator did, after their name. */
export const didWords: Record<string, string> = {
  invited_prospect: 'sent an invitation',
  canceled_invitation: 'canceled the invitation',
  closed_prospect: 'closed it',
  reopened_prospect: 'reopened it',
};
