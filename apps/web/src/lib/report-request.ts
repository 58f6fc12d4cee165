// What the person is about to report. Any feature may ask; the app renders the dialog, which is loaded then.
import type { ReportSubject } from '@questline/contract';
import type { BlockRequest } from './block-request.ts';
import { createStore, useStore } from '../store/create-store.ts';

export type ReportRequest = {
  subject: ReportSubject;
  id: string;
  /** The company or the student it is about. */
  about: string;
  /** The company that a student can block afterward. */
  block?: BlockRequest | undefined;
};

const reportRequest = createStore<ReportRequest | undefined>(undefined);
export const useReportRequest = () => useStore(reportRequest);
export const openReport = (request: ReportRequest) => reportRequest.set(request);
export const closeReport = () => reportRequest.set(undefined);
