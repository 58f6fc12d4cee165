import { Button } from '../button.tsx';

type Props = {
  /** How many are shown: "30 initiatives". */
  shown: string;
  more: boolean;
  busy?: boolean;
  onMore: () => void;
};

/** The end of a paged list, with the number of items shown. */
export const LoadMore = ({ shown, more, busy, onMore }: Props) => (
  <div className="grid justify-items-center gap-3 py-6">
    {more && (
      <Button variant="secondary" busy={busy ? 'Loading…' : false} onClick={onMore}>
        Load more
      </Button>
    )}
    <p role="status" className="text-sm text-ink-soft tabular-nums">
      {more ? `Showing ${shown}` : `${shown} in total`}
    </p>
  </div>
);
