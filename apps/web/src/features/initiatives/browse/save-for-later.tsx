import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useBookmark } from './use-bookmark.ts';

type Props = { initiative: { id: string; bookmarked: boolean } };

/** Instead of Apply, for an initiative that takes no applications now. */
export function SaveForLater({ initiative: { id, bookmarked } }: Props) {
  const setBookmark = useBookmark();
  return (
    <Button
      wide
      size="large"
      variant={bookmarked ? 'secondary' : 'primary'}
      icon={bookmarked ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
      onClick={() => setBookmark({ id, bookmarked: !bookmarked })}
    >
      {bookmarked ? 'Saved' : 'Save for later'}
    </Button>
  );
}
