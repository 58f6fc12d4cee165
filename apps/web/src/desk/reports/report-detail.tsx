// One report with everything needed to decide.
import type { OpenedReport } from '@questline/contract';
import { reportReasons } from '@questline/contract/plain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft, Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { failureText } from '../../lib/format/failure-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FailedNotice, Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { pressIn, useShortcuts } from '../../ui/overlays/shortcuts.tsx';
import { deskApi } from '../desk-queries.ts';
import { KeyLegend } from '../key-legend.tsx';
import { ReportConversation } from './report-conversation.tsx';
import { ReportDecision } from './report-decision.tsx';
import { reportQuery } from './report-queries.ts';
import { Snapshot } from './report-snapshot.tsx';
import { sourceOf } from './report-words.ts';

type Props = { id: string; onBack: () => void; onClosed: (said: string) => void };

export function ReportDetail({ id, onBack, onClosed }: Props) {
  const { data, error, isFetching, refetch } = useQuery(reportQuery(id));
  if (data) return <Detail report={data} onBack={onBack} onClosed={onClosed} />;
  if (!error) return <SkeletonList of="row" count={4} label="Opening the report…" />;
  return (
    <FailedNotice title="Failed to open the report" busy={isFetching} onRetry={() => void refetch()}>
      {failureText(error)}
    </FailedNotice>
  );
}

type DetailProps = Omit<Props, 'id'> & { report: OpenedReport };

function Detail({ report, onBack, onClosed }: DetailProps) {
  const article = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const release = useMutation({
    mutationFn: () => deskApi('POST /api/desk/reports/:id/release', { params: { id: report.id } }),
    onSuccess: onBack,
  });
  const press = (key: string, does: string) => ({ key, does, run: () => pressIn(article.current, key) });
  const shortcuts = [
    press('t', 'Take down what was reported'),
    press('c', 'Close the conversation'),
    press('Mod+Enter', 'Close with the chosen actions'),
    press('n', 'No action needed'),
    press('o', 'Open the conversation and record the reason'),
    press('u', 'Release the report'),
    press('b', 'Back to the queue'),
  ];
  useShortcuts({ shortcuts, active: true });
  const { claim, can, details, reporter, earlier } = report;
  return (
    <article ref={article} className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" variant="quiet" data-key="b" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
          Back
        </Button>
        {report.urgent && <Badge tone="coral">Urgent</Badge>}
        <span className="font-semibold tabular-nums">R-{report.number}</span>
        <span className="ml-auto flex items-center gap-2">
          {claim?.you && (
            <>
              <Badge tone="yellow" icon={<Lock aria-hidden />}>
                Claimed by you
              </Badge>
              <Button
                size="small"
                variant="secondary"
                data-key="u"
                busy={release.isPending && 'Releasing…'}
                onClick={() => release.mutate()}
              >
                Release
              </Button>
            </>
          )}
        </span>
      </div>
      {release.error && <Notice tone="danger">{failureText(release.error)}</Notice>}
      {report.status === 'closed' && (
        <Notice tone="info">
          This report is closed: {report.outcome === 'action' ? 'we took action' : 'no action needed'}.
        </Notice>
      )}
      {report.status !== 'closed' && claim && !claim.you && (
        <Notice tone="info" title={`${claim.name} is looking at this one`}>
          You can read it, but only one operator decides.
        </Notice>
      )}
      <div className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {reportReasons[report.reason]}
        </h1>
        <p className="text-ink-soft">
          Reported by <b className="text-ink">{reporter.name ?? 'a deleted account'}</b>, {reporter.type}.{' '}
          {sourceOf(report)}.
        </p>
        {earlier.count > 0 && (
          <p className="text-sm text-ink-soft">
            Earlier reports about them: {earlier.count}, {earlier.with_action} with action
          </p>
        )}
      </div>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-5">
          <Snapshot report={report} />
          {details && (
            <blockquote className="border-l-3 border-edge pl-3">
              <span className="block text-sm text-ink-soft">{reporter.name ?? 'The reporter'} wrote</span>
              <span className="as-typed">{details}</span>
            </blockquote>
          )}
          {can.read_conversation && <ReportConversation id={report.id} />}
        </div>
        {can.decide && (
          <ReportDecision
            report={report}
            onClosed={(outcome) => onClosed(`R-${report.number} is closed: ${outcome}.`)}
          />
        )}
      </div>
      {can.decide && <KeyLegend shortcuts={shortcuts} />}
    </article>
  );
}
