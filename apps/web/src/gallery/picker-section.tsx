import { useState } from 'react';
import { Chip } from '../ui/chip.tsx';
import { CorrectedSearch } from '../ui/forms/corrected-search.tsx';
import { FileDrop } from '../ui/upload/file-drop.tsx';
import { SearchBand } from '../ui/layout/search-band.tsx';
import { SearchInput } from '../ui/forms/search-input.tsx';
import { SortableList } from '../ui/forms/sortable-list.tsx';
import { TagList } from '../ui/tag.tsx';
import { TagPicker } from '../ui/forms/tag-picker.tsx';
import { catalog, compound } from './samples.ts';
import { Columns, Section, Show } from './section.tsx';

const rules = { endings: ['png', 'jpg', 'pdf', 'mp4'], maxBytes: 100 * 1024 * 1024 };
const file = { name: 'three-trail-videos-final-cut-with-subtitles-and-credits.mp4', bytes: 61_300_000 };
const doNothing = () => undefined;

export function PickerSection() {
  const [few, setFew] = useState(['Bakery', 'Community']);
  const [full, setFull] = useState(['Bakery', 'Cafés', 'Nonprofit', 'Games', compound]);
  const [order, setOrder] = useState(['Taste survey', 'Poster with QR code', compound].map((id) => ({ id })));
  const [quick, setQuick] = useState(true);
  const [searched, setSearched] = useState('survay');
  return (
    <Section title="Pickers">
      <Columns>
        <Show name="Chip: on, off, small">
          <div className="flex flex-wrap gap-2">
            <Chip pressed={quick} onPress={() => setQuick(!quick)}>
              Quick Win
            </Chip>
            <Chip pressed={!quick} onPress={() => setQuick(!quick)}>
              {compound}
            </Chip>
            <Chip small pressed={quick} onPress={() => setQuick(!quick)}>
              Surveys
            </Chip>
          </div>
        </Show>
        <Show name="SearchBand, CorrectedSearch">
          <SearchBand title="What would you like to try?" text="Real work with real companies.">
            <SearchInput label="Search initiatives" value={searched} onChange={setSearched} />
          </SearchBand>
          <CorrectedSearch
            searched={searched}
            corrected={searched === 'survay' ? [{ typed: 'survay', meant: 'survey' }] : []}
            onTake={setSearched}
          />
        </Show>
        <Show name="TagPicker">
          <TagPicker
            label="Industry"
            catalog={catalog}
            value={few}
            onChange={setFew}
            max={5}
            help="Students find you by these."
          />
        </Show>
        <Show name="TagPicker, full">
          <TagPicker label="Company interests" catalog={catalog} value={full} onChange={setFull} max={5} />
        </Show>
        <Show name="FileDrop: waiting">
          <FileDrop
            label="Add your work"
            rules={rules}
            onPick={doNothing}
            onRemove={doNothing}
            onRetry={doNothing}
          />
        </Show>
        <Show name="FileDrop: sending, failed, sent">
          <FileDrop
            label=""
            rules={rules}
            file={{ ...file, state: 'sending', sentBytes: 39_000_000 }}
            onPick={doNothing}
            onRemove={doNothing}
            onRetry={doNothing}
          />
          <FileDrop
            label=""
            rules={rules}
            file={{
              ...file,
              state: 'failed',
              reason: 'The connection broke. Retry continues where it stopped.',
            }}
            onPick={doNothing}
            onRemove={doNothing}
            onRetry={doNothing}
          />
          <FileDrop
            label=""
            rules={rules}
            file={{ ...file, state: 'sent' }}
            onPick={doNothing}
            onRemove={doNothing}
            onRetry={doNothing}
          />
        </Show>
        <Show name="SortableList">
          <SortableList label="Order" items={order} nameOf={({ id }) => id} onChange={setOrder}>
            {({ id }) => <p className="truncate font-semibold">{id}</p>}
          </SortableList>
        </Show>
        <Show name="TagList: 3, then +N more">
          <TagList tags={['Research', 'Food', 'Interviews', 'Design', 'Social']} />
          <TagList tags={[compound, 'Food']} />
        </Show>
      </Columns>
    </Section>
  );
}
