import { api } from '../session/session.ts';
import { mergeRequests } from './merge-requests.ts';

/** What every page shows around its content: on load and after a lost connection, one request for all of it. */
export const askShell = mergeRequests(() => api('GET /api/shell'));
