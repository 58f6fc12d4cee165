import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, ButtonLink } from '../button.tsx';

const look = {
  variant: 'quiet',
  size: 'small',
  icon: <ArrowLeft aria-hidden className="size-4" />,
  // The arrow is at the edge of the page.
  className: '-ml-3 max-w-[calc(100%+0.75rem)]! min-w-0 justify-self-start',
} as const;

/** The way back to the page above this one. */
export const BackLink = (props: ComponentProps<'a'>) => <ButtonLink {...props} {...look} />;

/** The same, for pages that open and close without a new address. */
export const BackButton = (props: ComponentProps<'button'>) => <Button {...props} {...look} />;
