// The name to show when there is none. Nothing else writes these words.
const fallbackNames = {
  anything: 'Unknown',
  user: 'Unknown User',
  company: 'Unknown Company',
  student: 'Unknown Student',
  initiative: 'Unknown Initiative',
} as const;

export const nameOf = (what: keyof typeof fallbackNames, name: string | null | undefined): string =>
  name?.trim() || fallbackNames[what];
