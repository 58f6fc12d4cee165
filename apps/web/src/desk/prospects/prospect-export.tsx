// Downloads the filtered list as CSV. The reason is recorded.
import type { ProspectFilter } from '@questline/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { everydayReasons, ReasonFields, type Why } from '../reason-fields.tsx';
import { collectProspects } from './collect-prospects.ts';
import { kindWords, statusWords } from './prospect-words.ts';

export function ProspectExport({ filter }: { filter: ProspectFilter }) {
  const [asking, setAsking] = useState(false);
  const [why, setWhy] = useState<Why>({ reason: 'other', note: '' });
  const download = useMutation({
    mutationFn: () => collectProspects(filter, why),
    onSuccess: ({ csv }) => {
      const day = new Date().toISOString().slice(0, 10);
      const name = [kindWords[filter.kind].many.toLowerCase(), filter.status ?? 'all', day].join('-');
      saveFile(new Blob([csv], { type: 'text/csv' }), `${name}.csv`);
      setAsking(false);
    },
  });
  if (!asking)
    return (
      <div className="grid justify-items-start gap-3">
        {download.data && (
          <p role="status" className="text-sm text-ink-soft">
            {download.data.rows === 1 ? 'Downloaded 1 row.' : `Downloaded ${download.data.rows} rows.`}
          </p>
        )}
        <Button
          size="small"
          variant="secondary"
          icon={<Download aria-hidden />}
          onClick={() => setAsking(true)}
        >
          Download CSV
        </Button>
      </div>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!download.isPending) download.mutate();
  };
  const list = filter.kind === 'waitlist' ? 'the waitlist' : 'the inquiries';
  return (
    <form
      aria-label="Download CSV"
      onSubmit={submit}
      className="grid gap-3 rounded-[14px] border-[1.5px] border-sun bg-sun-soft/45 p-4"
    >
      <h2 className="font-semibold">Why are you downloading {list}?</h2>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {filter.status ? `Only “${statusWords[filter.status]}”` : 'All of them'}
        {filter.term && `, with “${filter.term}”`}. The file has email addresses and notes, and your reason is
        recorded. Delete the file when you no longer need it.
      </p>
      <ReasonFields why={why} onChange={setWhy} reasons={everydayReasons}>
        <Button variant="secondary" onClick={() => setAsking(false)}>
          Cancel
        </Button>
        <Button type="submit" busy={download.isPending && 'Downloading…'}>
          Download and record
        </Button>
      </ReasonFields>
      {download.error && <Notice tone="danger">{failureText(download.error)}</Notice>}
    </form>
  );
}
