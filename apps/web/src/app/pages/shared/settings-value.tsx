import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { preferencesQuery } from '../../../features/notifications/notification-queries.ts';
import { devicesQuery, ownUserQuery } from '../../../features/session/settings/own-user.ts';
import { breakQuery } from '../../../features/students/break/break-query.ts';
import { teamQuery } from '../../../features/team/team-query.ts';
import { shortDay } from '../../../lib/format/days.ts';
import { useTheme } from '../../../ui/use-theme.ts';
import type { SettingsPart } from './settings-parts.ts';

const themes = { light: 'Light', dark: 'Dark', system: 'System' };

/** The sections load the same data. */
const values: Partial<Record<SettingsPart, ComponentType>> = {
  Notifications: () => {
    const { data } = useQuery(preferencesQuery);
    return data && (data.mail ? 'On' : 'No email');
  },
  Team: () => useQuery(teamQuery).data?.people.length,
  'Taking a break': () => {
    const { data } = useQuery(breakQuery);
    return data && (data.back_on ? `Until ${shortDay(data.back_on)}` : 'Off');
  },
  Appearance: () => themes[useTheme().theme],
  Account: () => useQuery(ownUserQuery).data?.username,
  Devices: () => useQuery(devicesQuery).data?.items.length,
};

/** What is chosen now, in a word or two. */
export function SettingsValue({ part }: { part: SettingsPart }) {
  const Value = values[part];
  return Value && <Value />;
}
