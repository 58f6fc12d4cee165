import { inquiryWishes, type InquiryWish } from '@questline/contract/plain';
import { PickSome } from '../../ui/forms/pick-chips.tsx';

type Props = { value: readonly InquiryWish[]; onChange: (value: InquiryWish[]) => void };

/** What students would do; any number of picks. */
export const WishChips = ({ value, onChange }: Props) => (
  <PickSome
    legend="What students would do"
    note="(optional)"
    options={inquiryWishes}
    value={value}
    onChange={onChange}
  />
);
