import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { failureText } from '../../../lib/format/failure-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-component.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { collectExport } from './collect-export.ts';
import type { Deletion } from './deletion-summary.tsx';

const DeleteAccountDialog = lazyPart(() => import('./delete-account-dialog.tsx'), 'DeleteAccountDialog');

/** Someone's place in their company's team. */
export type TeamPlace = { isOwner: boolean; isLastOwner: boolean; others: number };

const contents = {
  student:
    'your profile, applications, work with its feedback, conversations, notifications, reports and a list of your files.',
  owner:
    "your account, devices, settings, notifications, reports, drafts and a list of your photos, and the company's profile, initiatives with their tasks, saved feedback, conversations and a list of its files.",
  member:
    "your account, devices, settings, notifications, reports, a list of your photos, and the drafts and messages you wrote. Owners can export the company's data.",
};

const deletions: Record<Deletion, { title: string; text: string }> = {
  student: {
    title: 'Delete account',
    text: "This is immediate and permanent. Before you confirm, we'll show you what gets deleted and what stays.",
  },
  person: {
    title: 'Delete my account',
    text: 'You leave the team, and your account is deleted. The company stays, and what you wrote for it keeps your name.',
  },
  company: {
    title: 'Delete company',
    text: 'The company is deleted with all its initiatives, and so is your account. Everyone on the team loses access.',
  },
};

type Props = {
  /** Undefined until it is known. Students have none. */
  team: TeamPlace | 'student' | undefined;
  onDeleted: (what: Deletion) => void;
};

export function DataSection({ team, onDeleted }: Props) {
  const [step, setStep] = useState<string>();
  const [asking, setAsking] = useState<Deletion>();
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
  const content = team === 'student' ? 'student' : team?.isOwner ? 'owner' : 'member';

  return (
    <PageSection title="Your data" text="Your data is yours. Export it or delete it anytime.">
      <div className="grid gap-6 md:grid-cols-2 md:gap-10">
        <Choice title="Export" text={`One file (JSON) with ${contents[content]}`}>
          <Button
            variant="secondary"
            icon={<Download />}
            className="justify-self-start"
            busy={take.isPending && `Exporting ${step ?? 'your account'}…`}
            onClick={() => take.mutate()}
          >
            Export my data
          </Button>
        </Choice>
        {deletionsFor(team).map(({ what, blocked }) => (
          <Choice key={what} title={deletions[what].title} text={blocked ?? deletions[what].text}>
            {!blocked && (
              <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(what)}>
                {deletions[what].title}
              </Button>
            )}
          </Choice>
        ))}
      </div>
      {asking && (
        <Suspense>
          <DeleteAccountDialog
            what={asking}
            others={typeof team === 'object' ? team.others : 0}
            open
            onOpenChange={(open) => !open && setAsking(undefined)}
            onDeleted={() => onDeleted(asking)}
          />
        </Suspense>
      )}
    </PageSection>
  );
}

/** What someone can delete, or why they can't yet. */
function deletionsFor(team: Props['team']): { what: Deletion; blocked?: string }[] {
  if (team === 'student') return [{ what: 'student' }];
  if (!team) return [];
  if (!team.isOwner) return [{ what: 'person' }];
  if (!team.isLastOwner) return [{ what: 'person' }, { what: 'company' }];
  const blocked =
    team.others === 0
      ? "You're the only person on the team. To delete your account, delete the company."
      : "You're the only owner. Make someone else an owner first, or delete the company.";
  return [{ what: 'person', blocked }, { what: 'company' }];
}

type ChoiceProps = { title: string; text: string; children: ReactNode };

const Choice = ({ title, text, children }: ChoiceProps) => (
  <div className="grid content-between gap-4 max-md:not-first:border-t max-md:not-first:border-line max-md:not-first:pt-6">
    <div>
      <h3 className="text-base">{title}</h3>
      <p className="mt-1 text-sm text-ink-soft">{text}</p>
    </div>
    {children}
  </div>
);
