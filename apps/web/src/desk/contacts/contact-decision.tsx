import type { OpenedContact } from '@questline/contract';
import { contactActionsFor, type ContactAction } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../lib/format/failure-text.ts';
import { deskApi } from '../desk-queries.ts';
import { type Decision, DecisionForm, outcomeOf } from '../queue/decision-form.tsx';
import { actionWords } from './contact-words.ts';

type Props = { contact: OpenedContact; onClosed: (outcome: string) => void };

/** The decision about removed contact details. */
export function ContactDecision({ contact, onClosed }: Props) {
  const { mutate, error, isPending } = useMutation({
    mutationFn: (decision: Decision<ContactAction>) =>
      deskApi('POST /api/desk/contacts/:id/decision', { params: { id: contact.id }, body: decision }),
    onSuccess: (_, { actions }) => onClosed(outcomeOf(actions)),
  });
  return (
    <DecisionForm
      possible={contactActionsFor(contact.place)}
      words={actionWords}
      failure={error && failureText(error)}
      busy={isPending}
      onDecide={mutate}
    />
  );
}
