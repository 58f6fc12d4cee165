import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { crisisHelpQuery } from './report-queries.ts';

/** Where to get help right now, in the words of the site's settings. */
export function CrisisHelp() {
  const { data } = useQuery(crisisHelpQuery);
  if (!data?.crisis_help) return null;
  return (
    <p role="status" className="flex gap-3 rounded-[14px] bg-coral-soft px-4 py-3 forced-colors:border">
      <Phone aria-hidden className="mt-0.5 text-coral-strong" />
      <span className="font-semibold">{data.crisis_help}</span>
    </p>
  );
}
