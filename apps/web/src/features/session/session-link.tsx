import { createLink } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from './text-link.tsx';

/** A client-side link between the pages before sign-in. */
export const SessionLink = createLink(TextLink);

/** The same link as a button. */
export const SessionButton = createLink(ButtonLink);
