import { productName } from '@questline/contract/plain';
import { CircleCheck } from 'lucide-react';

/** For a company that is verified now. Opens to say what was checked, as the page for parents does. */
export const CheckedMark = () => (
  // Above the link over a whole card.
  <details className="relative z-10 text-sm">
    <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1.5 font-semibold text-trail-strong underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
      <CircleCheck aria-hidden className="size-4.5" />
      Checked by {productName}
    </summary>
    <p className="mt-1 max-w-line text-ink-soft">
      Before students could see this company, a person on our team checked who is behind it, its website, and
      whether the work suits high-school students. It also accepted our code of conduct.
    </p>
  </details>
);
