import { Spinner } from '../ui/feedback/spinner.tsx';

/** In place of a page whose code is still on its way: inside a shell, or alone in the middle of the screen. */
export const Pending = () => (
  <div className="grid min-h-60 place-items-center text-lg [#root>&]:min-h-dvh">
    <Spinner label="One moment…" />
  </div>
);
