import type { UserType } from '@questline/contract/plain';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { collectExport } from './collect-export.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const contents: Record<UserType, string> = {
  student:
    'your profile, applications, work with its feedback, conversations, notifications and a list of your files',
  company:
    'your profile, initiatives with their tasks, drafts, conversations, notifications and a list of your files',
};

type Props = { type: UserType; onDeleted: () => void };

export function DataSection({ type, onDeleted }: Props) {
  const [step, setStep] = useState<string>();
  const [asking, setAsking] = useState(false);
  const take = useMutation({
    mutationFn: () => collectExport(setStep),
    onSuccess: (text) => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(new Blob([text], { type: 'application/json' }), `questline-data-${day}.json`);
      toast({ title: 'Your data was exported', description: 'Check your downloads.' });
    },
    onError: (error) =>
      toast({ title: 'Failed to export your data', description: failureText(error), variant: 'destructive' }),
  });

  return (
    <PageSection title="Your data" text="Your data is yours. Export it or delete it anytime.">
      <div className="grid gap-6 md:grid-cols-2 md:gap-10">
        <div className="grid content-between gap-4">
          <div>
            <h3 className="text-base">Export</h3>
            <p className="mt-1 text-sm text-ink-soft">One file (JSON) with {contents[type]}.</p>
          </div>
          <Button
            variant="secondary"
            icon={<Download />}
            className="justify-self-start"
            busy={take.isPending && `Exporting ${step ?? 'your account'}…`}
            onClick={() => take.mutate()}
          >
            Export my data
          </Button>
        </div>
        <div className="grid content-between gap-4 max-md:border-t max-md:border-line max-md:pt-6">
          <div>
            <h3 className="text-base">Delete account</h3>
            <p className="mt-1 text-sm text-ink-soft">
              This is immediate and permanent. Before you confirm, we'll show you what gets deleted and what
              stays.
            </p>
          </div>
          <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
            Delete account
          </Button>
        </div>
      </div>
      <DeleteAccountDialog type={type} open={asking} onOpenChange={setAsking} onDeleted={onDeleted} />
    </PageSection>
  );
}
