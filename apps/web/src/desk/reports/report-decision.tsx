import type { OpenedReport } from '@questline/contract';
import type { DeskAction } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import { passkeyFailureText } from '../browser-passkeys.ts';
import { deskApi } from '../desk-queries.ts';
import { type Decision, DecisionForm, outcomeOf } from '../queue/decision-form.tsx';
import { withPasskey } from '../with-passkey.ts';
import { actionsAbout, actionWords } from './report-words.ts';

type Props = { report: OpenedReport; onClosed: (outcome: string) => void };

/** The decision about a report. */
export function ReportDecision({ report, onClosed }: Props) {
  const { mutate, error, isPending } = useMutation({
    mutationFn: (decision: Decision<DeskAction>) =>
      withPasskey(() =>
        deskApi('POST /api/desk/reports/:id/decision', { params: { id: report.id }, body: decision }),
      ),
    onSuccess: (_, { actions }) => onClosed(outcomeOf(actions)),
  });
  return (
    <DecisionForm
      possible={actionsAbout(report)}
      words={actionWords}
      reporter={{
        name: report.reporter.name ?? 'The reporter',
        otherSide: report.account ?? 'The other side',
      }}
      failure={error && passkeyFailureText(error)}
      busy={isPending}
      onDecide={mutate}
    />
  );
}
