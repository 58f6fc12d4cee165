import type { NotificationPreferences } from '@questline/contract';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../lib/format/failure-text.ts';
import { FailedNotice } from '../../ui/feedback/notice.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { kindWords } from './kind-words.ts';
import { preferencesQuery } from './notification-queries.ts';
import { PushSwitch } from './push/push-switch.tsx';
import { usePush } from './push/use-push.ts';
import { useChangePreferences } from './use-preferences.ts';

/** `quietAtNight`: the person gets no email at night. */
export function PreferencesSection({ quietAtNight = false }: { quietAtNight?: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(preferencesQuery);
  return (
    <PageSection
      title="Notifications"
      text={`What we notify you about, and how. Changes are saved right away.${quietAtNight ? ` ${quietWords}` : ''}`}
    >
      {data ? (
        <Preferences preferences={data} />
      ) : error ? (
        <FailedNotice
          title="Could not load your preferences"
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          {failureText(error)}
        </FailedNotice>
      ) : (
        <SkeletonList of="row" count={5} label="Loading your preferences…" />
      )}
    </PageSection>
  );
}

const quietWords =
  "We don't email or notify you between 9 p.m. and 7 a.m. In the morning, you get one email with what's still new.";

/** Three of them fit on a phone. */
const column = 'w-13 pl-1 text-right md:w-22';

function Preferences({ preferences }: { preferences: NotificationPreferences }) {
  const { mutate } = useChangePreferences();
  const hasPush = usePush().state === 'on';
  return (
    <div className="grid gap-4">
      <PushSwitch />
      <Switch
        label={<span className="font-semibold">All email</span>}
        help="Turn off all email except account notices, such as password resets."
        checked={preferences.mail}
        onChange={(event) => mutate({ mail: event.currentTarget.checked })}
      />
      <table className="w-full border-collapse">
        <caption className="sr-only">Notifications in the app, by email and on your devices</caption>
        <thead>
          <tr className="border-y border-line text-left text-sm text-ink-soft">
            <th scope="col" className="py-2.5 font-semibold">
              Notification
            </th>
            <th scope="col" className={`${column} py-2.5 font-semibold`}>
              In the app
            </th>
            <th scope="col" className={`${column} py-2.5 font-semibold`}>
              Email
            </th>
            {hasPush && (
              <th scope="col" className={`${column} py-2.5 font-semibold`}>
                Device
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {preferences.events.map(({ kind, in_app, mail, push }) => (
            <tr key={kind} className="border-b border-line last:border-0">
              <th
                scope="row"
                className="py-2 text-left font-medium wrap-anywhere hyphens-auto max-md:text-sm"
              >
                {kindWords[kind]}
              </th>
              <td className={`${column} py-2`}>
                <Toggle
                  label={`${kindWords[kind]} in the app`}
                  checked={in_app}
                  onChange={(checked) => mutate({ events: [{ kind, in_app: checked }] })}
                />
              </td>
              <td className={`${column} py-2`}>
                {mail === null ? (
                  <p className="ml-auto w-12 text-center text-ink-soft">
                    <span aria-hidden>–</span>
                    <span className="sr-only">No email for this</span>
                  </p>
                ) : (
                  <Toggle
                    label={`${kindWords[kind]} by email`}
                    checked={mail && preferences.mail}
                    disabled={!preferences.mail}
                    onChange={(checked) => mutate({ events: [{ kind, mail: checked }] })}
                  />
                )}
              </td>
              {hasPush && (
                <td className={`${column} py-2`}>
                  <Toggle
                    label={`${kindWords[kind]} on your devices`}
                    checked={push && in_app}
                    disabled={!in_app}
                    onChange={(checked) => mutate({ events: [{ kind, push: checked }] })}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ToggleProps = {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

const Toggle = ({ label, checked, disabled = false, onChange }: ToggleProps) => (
  <Switch
    label={<span className="sr-only">{label}</span>}
    checked={checked}
    disabled={disabled}
    onChange={(event) => onChange(event.currentTarget.checked)}
    className="relative justify-end"
  />
);
