import { Bookmark } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useBookmark } from './use-bookmark.ts';

type Props = {
  initiative: { id: string; name: string; bookmarked: boolean };
  outlined?: boolean;
};

/** Saves an initiative, or removes it from the saved ones. Raised above the link that covers the card. */
export function BookmarkButton({ initiative, outlined = false }: Props) {
  const setBookmark = useBookmark();
  const { id, name, bookmarked } = initiative;
  return (
    <IconButton
      label={`Save ${name}`}
      aria-pressed={bookmarked}
      outlined={outlined}
      onClick={() => setBookmark({ id, bookmarked: !bookmarked })}
      className={cx('z-10', !outlined && '-my-2 -mr-2', bookmarked && 'text-trail hover:text-trail-strong')}
    >
      <Bookmark
        aria-hidden
        fill={bookmarked ? 'currentColor' : 'none'}
        className={cx(bookmarked && 'animate-pop')}
      />
    </IconButton>
  );
}
