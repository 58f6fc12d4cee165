import { Spinner } from '../ui/feedback/spinner.tsx';

/** Shown while a page's code is loading, inside a shell or on its own. */
export const Pending = () => (
  <div className="grid min-h-60 place-items-center text-lg [#root>&]:min-h-dvh">
    <Spinner label="One moment…" />
  </div>
);
