// The way back from a student's subpages. An installed app has no Back button on some phones.
import { createLink, useCanGoBack, useRouter } from '@tanstack/react-router';
import { BackArrow } from '../../ui/layout/back-arrow.tsx';

const RouterBackArrow = createLink(BackArrow);

/** To where the student came from, with its filters and scroll position. Someone who came by a link gets to the list. */
export function StudentBack({ to }: { to: '/incentives' | '/companies' | '/active' }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <RouterBackArrow
      to={to}
      onClick={(event) => {
        if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        router.history.back();
      }}
    >
      Back
    </RouterBackArrow>
  );
}
