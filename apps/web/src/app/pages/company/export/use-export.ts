import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../../../lib/format/failure-text.ts';
import { loadChunk } from '../../../../ui/lazy/load-chunk.ts';
import { toast } from '../../../../ui/overlays/toast-store.ts';
import type { Exported, ExportedList } from './export-list.ts';

const nouns = {
  applicants: 'applicant',
  students: 'student',
  reviews: 'review',
  results: 'week',
} satisfies Record<ExportedList, string>;

/** Downloads a list of an initiative as CSV. Loads what writes the file when it is needed. */
export const useExport = (initiative: { id: string; name: string }) =>
  useMutation({
    mutationFn: async (list: ExportedList) =>
      (await loadChunk(() => import('./export-list.ts'))).exportList(list, initiative),
    onSuccess: (exported, list) => toast(told(list, exported)),
    onError: (error) =>
      toast({ title: 'Nothing was exported', description: failureText(error), variant: 'destructive' }),
  });

function told(list: ExportedList, { rows, complete }: Exported) {
  if (rows === 0) return { title: `There are no ${list} to export yet`, variant: 'neutral' } as const;
  const count = `${rows.toLocaleString('en')} ${nouns[list]}${rows === 1 ? '' : 's'}`;
  return {
    title: complete ? `Exported ${count}` : `Exported the newest ${count}`,
    description: 'Delete the file when you no longer need it.',
  };
}
