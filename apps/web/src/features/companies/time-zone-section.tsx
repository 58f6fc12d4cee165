// The time zone in which the company's deadlines end.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../lib/format/failure-text.ts';
import { browserTimeZone } from '../../lib/format/time-zone.ts';
import { ownCompanyQuery } from '../../lib/query/own-company.ts';
import { api } from '../../lib/session/session.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';

export function TimeZoneSection() {
  const queryClient = useQueryClient();
  const { data: company } = useQuery(ownCompanyQuery);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (time_zone: string) => api('PATCH /api/company/profile', { body: { time_zone } }),
    onSuccess: (profile) => {
      queryClient.setQueryData(ownCompanyQuery.queryKey, profile);
      toast({ title: 'Time zone changed', description: 'All your deadlines end at midnight there.' });
      return queryClient.invalidateQueries({ queryKey: ['initiatives'] });
    },
    onError: (error) =>
      toast({ title: 'Not changed', description: failureText(error), variant: 'destructive' }),
  });
  const zone = (isPending ? variables : company?.time_zone) ?? '';
  return (
    <PageSection title="Time zone" text="Application deadlines end at midnight in your company's time zone.">
      <Field label="Your company's time zone" className="max-w-sm">
        <Select
          options={optionsWith(zone)}
          {...(zone === '' && { placeholder: 'Not set yet' })}
          value={zone}
          disabled={!company || isPending}
          onChange={(event) => event.currentTarget.value && mutate(event.currentTarget.value)}
        />
      </Field>
    </PageSection>
  );
}

/** All zones of this browser, with the company's and the browser's own, which may have older names. */
function optionsWith(zone: string) {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), browserTimeZone() ?? '', zone]);
  zones.delete('');
  return [...zones].toSorted().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
