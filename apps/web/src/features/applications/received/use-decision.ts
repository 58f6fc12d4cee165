import type { ReceivedApplication } from '@questline/contract';
import { useState } from 'react';
import { type Decision, useDecide } from './decide.ts';

export type DecisionProps = {
  application: ReceivedApplication;
  /** The personal note; undefined while its field is closed. */
  note: string | undefined;
  onNote: (note: string | undefined) => void;
  /** Before the lists change. */
  onDecided: () => void;
  /** Opens the conversation. */
  onMessage?: (() => void) | undefined;
};

/** One decision, from the card or from the profile: the note, the question before rejecting, and the request. */
export function useDecision({ application, note = '', onNote, onDecided, onMessage }: DecisionProps) {
  const [asks, setAsks] = useState(false);
  const { decide, deciding, warned } = useDecide(application, {
    onDecided: () => {
      onDecided();
      onNote(undefined);
    },
    onMessage,
    onSettled: () => setAsks(false),
  });
  return {
    deciding,
    /** The question before rejecting is open. */
    asks,
    setAsks,
    make: (decision: Decision, confirmed = false) => decide({ decision, note, confirmed }),
    warnedOf: (decision: Decision) => (warned?.decision === decision ? warned : undefined),
  };
}

export type MadeDecision = ReturnType<typeof useDecision>;
