// One report with everything needed to decide.
import type { OpenedReport } from '@questline/contract';
import { reportReasons } from '@questline/contract/plain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { pressIn, useShortcuts } from '../../ui/overlays/shortcuts.tsx';
import { deskApi, operatorQuery } from '../desk-queries.ts';
import { KeyLegend } from '../key-legend.tsx';
import { ClaimBar } from '../queue/claim-bar.tsx';
import { FailedItem } from '../queue/failed-item.tsx';
import type { OpenItem } from '../queue/queue-screen.tsx';
import { ReportConversation } from './report-conversation.tsx';
import { ReportDecision } from './report-decision.tsx';
import { ReportEvidence } from './report-evidence.tsx';
import { ReportFiles } from './report-files.tsx';
import { reportQuery } from './report-queries.ts';
import { Snapshot } from './report-snapshot.tsx';
import { actionsAbout, actionWords, sourceOf } from './report-words.ts';

export function ReportDetail({ id, onBack, onClosed }: OpenItem) {
  const query = useQuery(reportQuery(id));
  if (query.data) return <Detail report={query.data} onBack={onBack} onClosed={onClosed} />;
  if (!query.error) return <SkeletonList of="row" count={4} label="Opening the report…" />;
  return <FailedItem title="Failed to open the report" query={query} onBack={onBack} />;
}

type DetailProps = Omit<OpenItem, 'id'> & { report: OpenedReport };

function Detail({ report, onBack, onClosed }: DetailProps) {
  const { data: operator } = useQuery(operatorQuery);
  const article = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { claim, can, details, reporter, earlier } = report;
  const press = (key: string, does: string) => ({ key, does, run: () => pressIn(article.current, key) });
  const shortcuts = [
    ...actionsAbout(report).map((action) => press(actionWords[action].key, actionWords[action].title)),
    press('Mod+Enter', 'Close with the chosen actions'),
    press('n', 'No action needed'),
    ...(can.read_conversation ? [press('o', 'Open the conversation and record the reason')] : []),
    ...(can.open_files ? [press('f', 'Open the files and record the reason')] : []),
    press('u', 'Release the report'),
    press('b', 'Back to the queue'),
  ];
  useShortcuts({ shortcuts, active: true });
  return (
    <article ref={article} className="grid gap-5">
      <ClaimBar
        claim={claim}
        decided={
          report.status === 'closed'
            ? `This report is closed: ${report.outcome === 'action' ? 'we took action' : 'no action needed'}.`
            : null
        }
        release={() => deskApi('POST /api/desk/reports/:id/release', { params: { id: report.id } })}
        onBack={onBack}
      >
        {report.urgent && <Badge tone="coral">Urgent</Badge>}
        <span className="font-semibold tabular-nums">R-{report.number}</span>
      </ClaimBar>
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
          {can.open_files && <ReportFiles id={report.id} />}
          {can.read_conversation && <ReportConversation id={report.id} />}
          {operator?.role === 'lead' && <ReportEvidence id={report.id} />}
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
