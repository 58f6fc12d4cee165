import { inquiryWishes, type InquiryWish } from '@questline/contract/plain';
import { Check } from 'lucide-react';

type Props = { value: readonly InquiryWish[]; onChange: (value: InquiryWish[]) => void };

/** Completes "Students would …"; any number of them. */
export const WishChips = ({ value, onChange }: Props) => (
  <fieldset>
    <legend className="mb-2 font-semibold">
      What students would do<span className="font-normal text-ink-soft"> (optional)</span>
    </legend>
    <div className="flex flex-wrap gap-2">
      {inquiryWishes.map((wish) => (
        <label
          key={wish}
          className="relative flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border-[1.5px] border-edge bg-surface px-4 text-sm font-semibold transition-colors hover:bg-sunken has-checked:border-trail has-checked:bg-trail-soft has-checked:text-trail-strong has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ink md:min-h-10"
        >
          <input
            type="checkbox"
            checked={value.includes(wish)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, wish] : value.filter((one) => one !== wish))
            }
            className="peer absolute inset-0 appearance-none rounded-full outline-none"
          />
          <Check aria-hidden strokeWidth={3} className="hidden size-4 peer-checked:block" />
          {wish}
        </label>
      ))}
    </div>
  </fieldset>
);
