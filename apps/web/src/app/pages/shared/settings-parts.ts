import type { OwnGuardian } from '@questline/contract';
import type { UserType } from '@questline/contract/plain';

const account = ['Account', 'Password', 'Devices'] as const;

/** The titles of the sections, the ones people use most first. */
const groups = {
  student: [
    ['Notifications', 'Taking a break', 'Appearance'],
    account,
    ['Who sees what', 'Who has seen my profile', 'Parent or guardian', 'Your reports', 'Your data'],
  ],
  company: [['Notifications', 'Team', 'Time zone', 'Appearance'], account, ['Your reports', 'Your data']],
} as const;

export type SettingsPart = (typeof groups)[UserType][number][number];

/** Adults without a guardian have no section about one. */
export const settingsGroups = (
  type: UserType,
  own: OwnGuardian | undefined,
): readonly (readonly SettingsPart[])[] =>
  groups[type].map((parts: readonly SettingsPart[]) =>
    parts.filter((part) => part !== 'Parent or guardian' || !own || own.needed || own.guardian !== null),
  );

/** "Taking a break": `taking-a-break`. */
export const idOf = (part: SettingsPart) => part.toLowerCase().replaceAll(' ', '-');
