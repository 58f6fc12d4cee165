import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { tabCount } from '../../../lib/format/tab-count.ts';
import { type StudentsAsked, workingStudentsQuery } from './working-queries.ts';

const labels = [
  { value: 'all', label: 'All', urgent: false },
  { value: 'in_progress', label: 'In Progress', urgent: false },
  { value: 'completed', label: 'Completed', urgent: false },
  { value: 'needs_attention', label: 'Needs Attention', urgent: true },
] as const;

/** The filters above the students, with how many each one shows, which comes with the first page of the list; and whether
 *  there are no students at all, or they couldn't be loaded. */
export function useStudentTabs(asked: StudentsAsked) {
  const { data, isLoadingError } = useInfiniteQuery({
    ...workingStudentsQuery(asked),
    placeholderData: keepPreviousData,
  });
  const counts = data?.pages[0]?.counts;
  const tabs = labels.map(({ value, label, urgent }) => ({
    value,
    label,
    urgent,
    count: counts ? tabCount(counts[value]) : undefined,
  }));
  return { tabs, nobody: counts?.all === 0 && asked.tab === 'all' && !asked.search, failed: isLoadingError };
}
