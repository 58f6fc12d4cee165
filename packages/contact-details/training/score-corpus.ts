// Compares what is found in a corpus with its labels.
import { findContactDetails } from '../src/index.ts';
import type { Labeled } from './corpus.ts';

/** `recall`: the share of contact details that are found. `falseAlarms`: the share of harmless messages with findings. */
export function scoreCorpus(messages: Labeled[]) {
  const isFound = ({ text, from }: Labeled) => findContactDetails(text, { for: from }).length > 0;
  const contact = messages.filter((message) => message.contact);
  const harmless = messages.filter((message) => !message.contact);
  const found = contact.filter(isFound).length;
  const alarms = harmless.filter(isFound).length;
  return {
    contact: contact.length,
    harmless: harmless.length,
    found,
    alarms,
    recall: found / contact.length,
    falseAlarms: alarms / harmless.length,
  };
}
