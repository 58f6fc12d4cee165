import { useQuery } from '@tanstack/react-query';
import { CountBadge } from '../../ui/badge.tsx';
import { contactsQuery } from './contact-queries.ts';

export const ContactCount = () => (
  <CountBadge count={useQuery(contactsQuery).data?.length ?? 0} of="waiting" />
);
