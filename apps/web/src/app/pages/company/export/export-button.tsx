import { Download } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import type { ExportedList } from './export-list.ts';
import { useExport } from './use-export.ts';

type Props = { list: ExportedList; initiative: { id: string; name: string } };

/** On small screens, it is in the menu of the initiative instead. */
export function ExportButton({ list, initiative }: Props) {
  const { mutate, isPending } = useExport(initiative);
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Download aria-hidden />}
      busy={isPending && 'Exporting…'}
      className="max-lg:hidden"
      onClick={() => mutate(list)}
    >
      Export CSV <span className="sr-only">of {list}</span>
    </Button>
  );
}
