import type { Device } from '@questline/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { api } from '../../../lib/session/session.ts';
import { timeAgo } from '../../../lib/format/time-ago.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailedNotice } from '../../../ui/feedback/notice.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { openPagesText } from '../open-pages-text.ts';
import { devicesQuery } from './own-user.ts';

/** More than this are shown on request. */
const firstDevices = 4;

const isHandheld = (device: string) => /iPhone|iPad|Android/.test(device);

export function DevicesSection() {
  const { data, error, isFetching, refetch } = useQuery(devicesQuery);
  return (
    <PageSection title="Devices" text="Where you're signed in. Sign out any device you don't recognize.">
      {data ? (
        <Devices devices={data.items} />
      ) : error ? (
        <FailedNotice title="Failed to load your devices" busy={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </FailedNotice>
      ) : (
        <SkeletonList of="row" count={2} label="Loading your devices…" />
      )}
    </PageSection>
  );
}

function Devices({ devices }: { devices: Device[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const queryClient = useQueryClient();
  const end = useMutation({
    /** Signs out one device, or all but this one. */
    mutationFn: (device: Device | undefined) =>
      device
        ? api('DELETE /api/session/devices/:id', { params: { id: device.id } })
        : api('DELETE /api/session/devices'),
    onSuccess: (_, device) =>
      toast({
        title: 'Signed out',
        description: `${device ? `${device.device} was` : 'All other devices were'} signed out. ${openPagesText}`,
      }),
    onError: (error) =>
      toast({ title: 'Failed to sign out', description: failureText(error), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
  const others = devices.filter(({ current }) => !current);
  const busyWith = (device: Device | undefined) => end.isPending && end.variables?.id === device?.id;

  return (
    <>
      <ul>
        {devices
          .toSorted((one, other) => Number(other.current) - Number(one.current))
          .slice(0, showsAll ? undefined : firstDevices)
          .map((device) => (
            <li
              key={device.id}
              className="flex items-center gap-3 border-b border-line py-3.5 md:gap-4 first:pt-0 last:border-0 last:pb-0"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft [&_svg]:size-5">
                {isHandheld(device.device) ? <Smartphone aria-hidden /> : <MonitorSmartphone aria-hidden />}
              </span>
              <span className="min-w-0 grow">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                  {device.device}
                  {device.current && <Badge tone="green">This device</Badge>}
                </span>
                <span className="block text-sm text-ink-soft">
                  {device.current ? 'In use now' : `Last used ${timeAgo(device.last_used_at)}`} · signed in{' '}
                  {timeAgo(device.created_at)}
                </span>
              </span>
              {!device.current && (
                <Button
                  size="small"
                  variant="secondary"
                  className="shrink-0"
                  aria-label={`Sign out ${device.device}, last used ${timeAgo(device.last_used_at)}`}
                  busy={busyWith(device) && 'Signing out…'}
                  onClick={() => end.mutate(device)}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
      </ul>
      <div className="mt-4 flex flex-wrap justify-end gap-3 border-t border-line pt-5 max-md:[&>button]:grow">
        {devices.length > firstDevices && (
          <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show all ${devices.length} devices`}
          </Button>
        )}
        {others.length > 0 ? (
          <Button
            variant="secondary"
            busy={busyWith(undefined) && 'Signing out…'}
            onClick={() => end.mutate(undefined)}
          >
            Sign out everywhere else
          </Button>
        ) : (
          <p className="grow text-sm text-ink-soft">You're only signed in on this device.</p>
        )}
      </div>
    </>
  );
}
