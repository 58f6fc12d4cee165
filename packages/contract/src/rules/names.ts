// Fallbacks for missing names.
const fallbackNames = {
  anything: 'Unknown',
  user: 'Unknown User',
  company: 'Unknown Company',
  student: 'Unknown Student',
  initiative: 'Unknown Initiative',
} as const;

export const nameOf = (what: keyof typeof fallbackNames, name: string | null | undefined): string =>
  name?.trim() || fallbackNames[what];
