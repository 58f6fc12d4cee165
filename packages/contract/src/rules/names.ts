// How names are shown, and fallbacks for missing ones.
const fallbackNames = {
  anything: 'Unknown',
  user: 'Unknown User',
  company: 'Unknown Company',
  student: 'Unknown Student',
  initiative: 'Unknown Initiative',
} as const;

export const nameOf = (what: keyof typeof fallbackNames, name: string | null | undefined): string =>
  name?.trim() || fallbackNames[what];

export const firstName = (name: string) => name.trim().split(/\s+/)[0]!;

/** "Rosa Diaz · Sunny Side Bakery". Just the company if the person isn't known or has the same name. */
export const bylineOf = (person: string | null | undefined, company: string) =>
  !person || person === company ? company : `${person} · ${company}`;
