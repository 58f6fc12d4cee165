import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../button.tsx';
import { cx } from '../cx.ts';
import { Tooltip } from '../overlays/tooltip.tsx';

/** The way back in the top bar. Its text is the tooltip. */
export const BackArrow = ({ children, className, ...rest }: ComponentProps<'a'>) => (
  <Tooltip text={children}>
    <ButtonLink
      {...rest}
      variant="quiet"
      icon={<ArrowLeft aria-hidden />}
      className={cx('size-control shrink-0 gap-0! border-line! bg-surface px-0!', className)}
    >
      <span className="sr-only">{children}</span>
    </ButtonLink>
  </Tooltip>
);
