// What a student sees of their own break: a notice while it lasts, and a button to take one.
import { useQuery } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { breakQuery } from './break-query.ts';

const BreakDialog = lazyPart(() => import('./break-dialog.tsx'), 'BreakDialog');
const BreakCard = lazyPart(() => import('./on-break.tsx'), 'BreakCard');

/** Shown on the student's pages until the break is over. */
export function BreakNotice() {
  const { data } = useQuery(breakQuery);
  if (!data?.back_on) return null;
  return (
    <Suspense>
      <BreakCard backOn={data.back_on} />
    </Suspense>
  );
}

/** Nothing during a break, about which there is a notice. */
export function TakeBreakButton() {
  const { data } = useQuery(breakQuery);
  const [open, setOpen] = useState(false);
  if (!data || data.back_on) return null;
  return (
    <>
      <Button variant="secondary" size="small" icon={<Coffee aria-hidden />} onClick={() => setOpen(true)}>
        Take a break
      </Button>
      {open && (
        <Suspense>
          <BreakDialog backOn={null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
