// What operators can do about a report, and why they open private content.
import type { ReportSubject } from './reports.ts';

export const deskActions = ['take_down_message', 'close_conversation', 'take_down_initiative'] as const;
export type DeskAction = (typeof deskActions)[number];

/** The actions for each kind of report, as in keeper.close_report. */
export const actionsFor: Record<ReportSubject, readonly DeskAction[]> = {
  message: ['take_down_message', 'close_conversation'],
  conversation: ['close_conversation'],
  company: [],
  initiative: ['take_down_initiative'],
  feedback: [],
  task: ['take_down_initiative'],
  submission: [],
};

export const deskReasons = ['report', 'danger', 'legal', 'other'] as const;
export type DeskReason = (typeof deskReasons)[number];
