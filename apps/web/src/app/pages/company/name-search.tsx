import { limits } from '@questline/contract/plain';
import { useEffect, useEffectEvent, useState } from 'react';
import { SearchInput } from '../../../ui/forms/search-input.tsx';

const pauseMs = 250;

type Props = { label: string; value: string; onSearch: (search: string) => void; className?: string };

/** Searches when typing pauses. A value from the URL or a button replaces the typed text. */
export function NameSearch({ label, value, onSearch, className }: Props) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== asked) setTyped(value);
  }
  const ask = useEffectEvent(() => {
    if (typed === value) return;
    setAsked(typed);
    onSearch(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(), typed ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchInput
      label={label}
      value={typed}
      onChange={setTyped}
      maxLength={limits.searchMaxLength}
      className={className}
    />
  );
}
