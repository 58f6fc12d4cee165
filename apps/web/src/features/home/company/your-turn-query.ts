// Separate from the section, so the shell's badges don't load it.
import { queryOptions } from '@tanstack/react-query';
import { askShell } from '../../../lib/query/shell-parts.ts';
import { api } from '../../../lib/session/session.ts';

/** The company's to-do list. Null for students, who never ask for it. */
export const yourTurnQuery = queryOptions({
  queryKey: ['home', 'your-turn'],
  queryFn: ({ signal }) => askShell('your_turn', () => api('GET /api/company/your-turn', {}, { signal })),
});
