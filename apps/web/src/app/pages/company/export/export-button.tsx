import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { failureText } from '../../../../lib/format/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { loadChunk } from '../../../../ui/lazy/load-chunk.ts';
import { toast } from '../../../../ui/overlays/toast-store.ts';
import type { Exported, ExportedList } from './export-list.ts';

type Props = { list: ExportedList; initiative: { id: string; name: string } };

const nouns = {
  applicants: 'applicant',
  students: 'student',
  reviews: 'review',
  results: 'week',
} satisfies Record<ExportedList, string>;

/** Downloads a list of an initiative as CSV. Loads what writes the file when it is needed. */
export function ExportButton({ list, initiative }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await loadChunk(() => import('./export-list.ts'))).exportList(list, initiative),
    onSuccess: (exported) => toast(told(list, exported)),
    onError: (error) =>
      toast({ title: 'Nothing was exported', description: failureText(error), variant: 'destructive' }),
  });
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Download aria-hidden />}
      busy={isPending && 'Exporting…'}
      onClick={() => mutate()}
    >
      Export CSV <span className="sr-only">of {list}</span>
    </Button>
  );
}

function told(list: ExportedList, { rows, complete }: Exported) {
  if (rows === 0) return { title: `There are no ${list} to export yet`, variant: 'neutral' } as const;
  const count = `${rows.toLocaleString('en')} ${nouns[list]}${rows === 1 ? '' : 's'}`;
  return {
    title: complete ? `Exported ${count}` : `Exported the newest ${count}`,
    description: 'Delete the file when you no longer need it.',
  };
}
