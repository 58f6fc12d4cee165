// Picks up to `max` tags from a large catalog. It is one tab stop: arrows move between tags, Enter adds or removes,
// Backspace in an empty search removes the last tag, Escape clears the search.
import { Check, Plus, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { FieldError } from './field.tsx';
import { matchingTags, type TagGroup } from './tag-picker-matches.ts';
import { TagChip } from '../tag.tsx';

type Props = {
  label: string;
  help?: string;
  error?: string;
  catalog: readonly TagGroup[];
  value: readonly string[];
  onChange: (tags: string[]) => void;
  max: number;
  /** Shows only the first few tags until more are asked for. */
  short?: boolean;
  /** The tags are part of the page instead of a box that scrolls. */
  inPage?: boolean;
  /** Shows only these until all are asked for or one is searched. */
  first?: readonly string[];
};

const fewTags = 8;

const frame =
  'overflow-hidden rounded-control border-[1.5px] border-edge bg-surface has-[input:focus-visible]:outline-[2.5px] has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink';

export function TagPicker(props: Props) {
  const { label, help, error, catalog, value, onChange, max, short = false, inPage = false, first } = props;
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<string>();
  const [showsAll, setShowsAll] = useState(!short && !first);
  const found = matchingTags(catalog, query);
  const isShort = !showsAll && query === '' && found.some((group) => group.tags.length > fewTags);
  const few = first
    ? [{ name: 'A few to start with', tags: first }]
    : found.map((group) => ({ ...group, tags: group.tags.slice(0, fewTags) }));
  const groups = isShort ? few : found;
  const tags = groups.flatMap((group) => group.tags);
  const full = value.length >= max;
  const only = tags.length === 1 ? tags[0] : undefined;
  const current = active !== undefined && tags.includes(active) ? active : undefined;
  const optionId = (tag: string) => `${id}-${tag.replaceAll(/\W+/g, '-')}`;

  const drop = (tag: string) => onChange(value.filter((picked) => picked !== tag));
  const toggle = (tag: string) => {
    if (value.includes(tag)) drop(tag);
    else if (!full) onChange([...value, tag]);
  };
  const walk = (to: number) => {
    const tag = tags[(to + tags.length) % tags.length];
    setActive(tag);
    if (tag) document.getElementById(optionId(tag))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = current === undefined ? -1 : tags.indexOf(current);
    const actions: Record<string, (() => void) | false | undefined> = {
      ArrowDown: () => walk(at + 1),
      ArrowUp: () => walk(at < 0 ? -1 : at - 1),
      Home: at >= 0 && (() => walk(0)),
      End: at >= 0 && (() => walk(-1)),
      // Always handled here: Enter must not submit the form.
      Enter: () => (current ?? only) && toggle((current ?? only)!),
      Escape: query !== '' && (() => setQuery('')),
      Backspace: query === '' && value.length > 0 && (() => drop(value.at(-1)!)),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <p
        id={`${id}-picked`}
        aria-live="polite"
        className={cx(
          'text-sm text-ink-soft tabular-nums',
          inPage && 'max-md:sticky max-md:top-0 max-md:z-10 max-md:bg-surface max-md:py-2',
        )}
      >
        Selected tags ({value.length}/{max})
        {full && <span className="font-semibold text-sun-strong"> · remove one to pick another</span>}
      </p>
      {value.length > 0 && (
        <ul aria-label="Selected tags" className="flex flex-wrap gap-2">
          {value.map((tag) => (
            <li key={tag} className="min-w-0">
              <TagChip onRemove={() => drop(tag)}>{tag}</TagChip>
            </li>
          ))}
        </ul>
      )}
      <div className={inPage ? 'grid grid-cols-1 gap-4' : frame}>
        <div className={cx('relative', !inPage && 'border-b border-line')}>
          <Search aria-hidden className="absolute inset-y-0 left-3.5 my-auto text-ink-soft" />
          <input
            id={id}
            type="search"
            role="combobox"
            autoComplete="off"
            placeholder="Search tags"
            aria-expanded
            aria-controls={`${id}-list`}
            aria-activedescendant={current && optionId(current)}
            aria-describedby={cx(`${id}-picked`, help && `${id}-help`, error && `${id}-error`)}
            aria-invalid={error ? true : undefined}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            className={cx('control pl-11', !inPage && 'border-0! bg-transparent outline-none!')}
          />
        </div>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          aria-multiselectable
          className={cx(
            'grid grid-cols-1 content-start gap-4',
            !inPage && 'max-h-72 overflow-y-auto overscroll-contain p-4',
            // What is cut off fades out, so that it looks like there is more.
            !inPage && !isShort && 'mask-b-from-[calc(100%-2rem)] pb-8',
          )}
        >
          {groups.map((group) => (
            <div key={group.name} role="group" aria-label={group.name}>
              <p aria-hidden className="mb-2 text-xs font-semibold text-ink-soft">
                {group.name}
              </p>
              <div className="flex flex-wrap gap-2">
                {group.tags.map((tag) => (
                  <TagOption
                    key={tag}
                    id={optionId(tag)}
                    tag={tag}
                    picked={value.includes(tag)}
                    blocked={full && !value.includes(tag)}
                    active={tag === current}
                    pill={inPage}
                    onPick={() => toggle(tag)}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
        {isShort && (
          <Button
            variant={inPage ? 'secondary' : 'quiet'}
            size="small"
            className={inPage ? 'justify-self-start' : 'mx-1 -mt-2 mb-2'}
            onClick={() => {
              setShowsAll(true);
              document.getElementById(id)?.focus();
            }}
          >
            Show all {found.flatMap((group) => group.tags).length} tags
          </Button>
        )}
        <p role="status" className={cx('text-ink-soft', tags.length ? 'sr-only' : !inPage && 'px-4 pb-4')}>
          {tags.length ? `${tags.length} ${tags.length === 1 ? 'tag' : 'tags'}` : `No tags match “${query}”`}
        </p>
      </div>
      <div className="text-sm text-ink-soft">
        <FieldError id={`${id}-error`} text={error} />
        {help && <p id={`${id}-help`}>{help}</p>}
      </div>
    </div>
  );
}

type OptionProps = {
  id: string;
  tag: string;
  picked: boolean;
  blocked: boolean;
  active: boolean;
  /** Like the chips of other questions. */
  pill: boolean;
  onPick: () => void;
};

function TagOption({ id, tag, picked, blocked, active, pill, onPick }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the search, which owns the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={picked}
      aria-disabled={blocked || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={cx(
        'inline-flex max-w-full cursor-pointer items-center gap-1.5 border-[1.5px] text-sm font-semibold transition-colors',
        // Above the buttons that stay at the bottom of the window.
        pill ? 'min-h-11 scroll-my-32 rounded-full px-4 md:min-h-10' : 'min-h-9 rounded-tag px-2.5',
        picked ? 'border-trail bg-trail-soft text-trail-strong' : 'bg-surface text-ink',
        !picked && (pill ? 'border-edge hover:border-ink-soft' : 'border-line hover:border-edge'),
        blocked && 'cursor-not-allowed border-dashed text-ink-soft',
        active && 'outline-[2.5px] outline-offset-1 outline-ink',
      )}
    >
      {picked ? <Check aria-hidden /> : !pill && <Plus aria-hidden className="text-ink-soft" />}
      <span className="min-w-0 truncate">{tag}</span>
    </div>
  );
}
