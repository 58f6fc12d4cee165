import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';

type Props<Value extends string> = {
  label: string;
  /** An urgent count is something to do. A text says that there are more than it counts: "99+". */
  tabs: readonly { value: Value; label: string; count?: number | string | undefined; urgent?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  /** `line` for a page; `segment` inside a card. */
  look?: 'line' | 'segment';
  /** The panel of the selected tab. */
  children: ReactNode;
};

const looks = {
  line: {
    list: 'line-tabs relative flex gap-4 overflow-x-auto border-b border-line max-md:text-sm lg:gap-6 [scrollbar-width:none]',
    tab: '-mb-px min-h-control rounded-t-[6px] border-b-[3px] border-transparent data-[state=active]:border-trail md:px-0.5 data-[state=active]:text-ink',
  },
  segment: {
    list: 'segment-tabs relative inline-flex max-w-full gap-0.5 overflow-x-auto rounded-control bg-sunken p-1 [scrollbar-width:none]',
    tab: 'min-h-9 rounded-[9px] px-2 max-md:text-sm md:px-4 data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-[0_1px_2px_rgb(0_0_0/0.14)]',
  },
};

/** Radix focuses a clicked tab by script, which browsers treat like the keyboard, so the focus ring is hidden
 *  until a key is used. */
const withoutRing = {
  onPointerDown: ({ currentTarget }: SyntheticEvent<HTMLElement>) => mark(currentTarget, true),
  onKeyDown: ({ currentTarget }: SyntheticEvent<HTMLElement>) => mark(currentTarget, false),
  onBlur: ({ currentTarget }: SyntheticEvent<HTMLElement>) => mark(currentTarget, false),
};
const mark = (tab: HTMLElement, pressed: boolean) => tab.toggleAttribute('data-pressed', pressed);

/** Scrolls only the row of tabs, not the page, so that this one is in its middle. */
function scrollTo(list: HTMLElement | null, index: number) {
  const tab = list?.children[index];
  if (list && tab instanceof HTMLElement)
    list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

export function Tabs<Value extends string>(props: Props<Value>) {
  const { label, tabs, value, onChange, look = 'line', children } = props;
  const list = useRef<HTMLDivElement>(null);
  const selected = tabs.findIndex((tab) => tab.value === value);
  useEffect(() => scrollTo(list.current, selected), [selected]);
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.List ref={list} aria-label={label} className={looks[look].list}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              'inline-flex shrink-0 items-center gap-1 font-semibold md:gap-2 text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 data-pressed:outline-none',
              looks[look].tab,
            )}
            {...withoutRing}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span
                className={cx(
                  'min-w-5 rounded-full px-1.5 text-center text-xs leading-5 tabular-nums',
                  // Phones have room for five labels, and for the counts that ask for something.
                  !tab.urgent && tabs.length > 4 && 'max-md:sr-only',
                  tab.count === 0 ? 'font-normal' : tab.urgent ? 'bg-sun font-bold text-on-sun' : 'bg-sunken',
                )}
              >
                {tab.count}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} tabIndex={-1} className="pt-5 outline-none empty:pt-0">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
