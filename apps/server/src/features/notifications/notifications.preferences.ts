// Notification preferences as switches: pure, no I/O, no clock.
import {
  isAlwaysSent,
  notices,
  notificationKinds,
  type Input,
  type NotificationKind,
  type NotificationPreferences,
  type notifications,
  type UserType,
} from '@questline/contract';
import type { PreferencesRow } from './notifications.queries.ts';

type Changes = Input<(typeof notifications)['PATCH /api/notifications/preferences']>['body'];

export const everything: PreferencesRow = { mail: true, in_app_off: [], mail_off: [], push_off: [] };

const kindsFor = (userType: UserType) =>
  notificationKinds.filter(
    (kind) => !isAlwaysSent(kind) && (notices[kind].to as readonly UserType[]).includes(userType),
  );

export const viewPreferences = (row: PreferencesRow, userType: UserType): NotificationPreferences => ({
  mail: row.mail,
  events: kindsFor(userType).map((kind) => ({
    kind,
    in_app: !row.in_app_off.includes(kind),
    mail: notices[kind].mail && !row.mail_off.includes(kind),
    push: !row.push_off.includes(kind),
  })),
});

export const changed = (row: PreferencesRow, changes: Changes): PreferencesRow => {
  const switched = (off: string[], to: (event: Changes['events'][number]) => boolean | undefined) => {
    const rest = new Set(off);
    for (const event of changes.events) {
      if (isAlwaysSent(event.kind)) continue;
      if (to(event) === false) rest.add(event.kind);
      if (to(event) === true) rest.delete(event.kind);
    }
    return [...rest];
  };
  return {
    mail: changes.mail ?? row.mail,
    in_app_off: switched(row.in_app_off, ({ in_app }) => in_app),
    mail_off: switched(row.mail_off, ({ mail }) => mail),
    push_off: switched(row.push_off, ({ push }) => push),
  };
};

export const wantsEmail = (
  { mail, mail_off }: Pick<PreferencesRow, 'mail' | 'mail_off'>,
  kind: NotificationKind,
) => mail && !mail_off.includes(kind);
