// The warning about contact details, which the server asks for before it accepts a text.
import { ApiError } from '@questline/contract/client';
import { contactKinds, productName, type ContactKind, type UserType } from '@questline/contract/plain';

/** What was found, if this is why the server refused. */
export const contactKindsIn = (error: unknown): readonly ContactKind[] | undefined =>
  error instanceof ApiError && error.code === 'contact_details' ? error.found : undefined;

/** Part of the request once the writer has confirmed. */
export const confirmation = (confirmed: boolean | undefined) =>
  confirmed ? { contact_details_confirmed: true } : {};

const list = new Intl.ListFormat('en-US');

/** A server that is newer than this page may find kinds that it doesn't know. */
const nameOf = (kind: ContactKind) => contactKinds[kind] ?? 'contact details';

const words: Record<UserType, { text: string; confirm: string }> = {
  company: {
    text: `Contact details stay on ${productName}. If you send it anyway, that part is removed, and our safety team sees what you wrote.`,
    confirm: 'Send without it',
  },
  student: {
    text: 'You never have to share it. Everything about the work can stay here, and you can report anyone who asks for it.',
    confirm: 'Send anyway',
  },
};

export const contactWarning = (kinds: readonly ContactKind[], writer: UserType) => ({
  title: `This looks like it includes ${list.format(new Set(kinds.length ? kinds.map(nameOf) : ['contact details']))}.`,
  ...words[writer],
});
