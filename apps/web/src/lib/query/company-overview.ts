import { api } from '../session/session.ts';
import { mergeRequests } from './merge-requests.ts';

/** The parts of a company's overview page. */
export const askOverview = mergeRequests(() => api('GET /api/company/overview'));
