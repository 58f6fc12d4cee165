// The form to report something, and what happens next.
import type { Report } from '@questline/contract';
import { limits, reportReasons, type ReportReason } from '@questline/contract/plain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { openBlock, type BlockRequest } from '../../lib/block-request.ts';
import { failureText } from '../../lib/format/failure-text.ts';
import type { ReportRequest } from '../../lib/report-request.ts';
import { api, useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { RadioList } from '../../ui/forms/radio-list.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Trail, Waypoint } from '../../ui/trail/trail.tsx';
import { CrisisHelp } from './crisis-help.tsx';
import { crisisHelpQuery } from './report-queries.ts';
import { statusSteps, thingWords } from './report-words.ts';

type Props = { request: ReportRequest; onClose: () => void };

const reasons = Object.entries(reportReasons).map(([value, title]) => ({
  value: value as ReportReason,
  title,
}));

export function ReportDialog({ request, onClose }: Props) {
  const { subject, id, about, block } = request;
  const queryClient = useQueryClient();
  const { current } = useSession();
  const account = current.state === 'signed-in' ? current : undefined;
  // Loaded before someone needs it.
  useQuery(crisisHelpQuery);
  const form = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [details, setDetails] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (chosen: ReportReason) =>
      api('POST /api/reports', { body: { subject, subject_id: id, reason: chosen, details } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['reports', 'own'] }),
  });
  const failure = useRef<HTMLDivElement>(null);
  // On phones, the end of the form is below the edge.
  useEffect(() => {
    if (error) failure.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason);
    if (reason) mutate(reason);
  };
  // One dialog for both steps, so that the focus returns to what opened it.
  if (data)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={account ? `Thanks for telling us, ${account.name.split(' ')[0]}` : 'Thanks for telling us'}
        description={`A person on our safety team ${
          data.urgent ? 'reads this one first' : 'will read it'
        }. We'll email you when it's closed, and you can follow it in Settings.`}
        reading={!block}
        footer={<Button onClick={onClose}>Done</Button>}
      >
        <NextSteps report={data} block={block} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="What's going on?"
      description={
        account?.type === 'student'
          ? `You're not in trouble, and you don't have to be sure. ${about} won't know it was you.`
          : `Our safety team will look at it. ${about} won't know it was you.`
      }
      footer={
        <Button type="submit" form={form} busy={isPending && 'Sending…'}>
          Send report
        </Button>
      }
    >
      <form id={form} onSubmit={send} className="grid gap-4">
        <RadioList legend="Reason" options={reasons} value={reason} onChange={setReason} numbered />
        {missing && !reason && <Notice tone="danger">Choose a reason first.</Notice>}
        {reason === 'harm' && <CrisisHelp />}
        <Field
          label="Anything else?"
          optional
          help={`We save a copy of the ${thingWords[subject]}, even if it gets deleted.`}
        >
          <Textarea
            minRows={2}
            maxLength={limits.reportDetailsMaxLength}
            value={details}
            onChange={({ currentTarget }) => setDetails(currentTarget.value)}
          />
        </Field>
        {error && (
          <div ref={failure}>
            <Notice tone="danger" title="Failed to send your report">
              {failureText(error)}
            </Notice>
          </div>
        )}
      </form>
    </Dialog>
  );
}

type NextProps = { report: Report; block: BlockRequest | undefined; onClose: () => void };

const NextSteps = ({ report, block, onClose }: NextProps) => (
  <div className="grid gap-5">
    <Trail label={`Status of report R-${report.number}`} direction="across">
      {statusSteps.map((step, i) => (
        <Waypoint key={step} state={i === 0 ? 'done' : 'open'} title={step} />
      ))}
    </Trail>
    {report.reason === 'harm' && <CrisisHelp />}
    {block && (
      <section aria-labelledby="stop-hearing" className="grid gap-3 border-t border-line pt-5">
        <div>
          <h3 id="stop-hearing" className="text-base">
            Stop hearing from them?
          </h3>
          <p className="text-ink-soft">
            Blocking closes your conversations right away and ends what you do together.
          </p>
        </div>
        <Button
          wide
          variant="caution"
          icon={<Ban aria-hidden />}
          onClick={() => {
            onClose();
            openBlock(block);
          }}
        >
          Block {block.company.name}
        </Button>
      </section>
    )}
  </div>
);
