import { Check, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';

type Props = { id: string; active: boolean };

const copiedForMs = 4_000;

const addressOf = (id: string) => `${location.origin}/initiative/${id}`;
/** Nobody reads the id. */
const shortAddress = () => `${location.host}/initiative/…`;
const onlyActive = 'Students can open this link once the initiative is active.';

/** For a menu, which closes: the toast says what happened. */
export const copyLink = ({ id, active }: Props) =>
  navigator.clipboard.writeText(addressOf(id)).then(
    () => toast({ title: 'Link copied', description: !active && onlyActive }),
    () =>
      toast({
        title: "Your browser didn't allow copying",
        description: addressOf(id),
        variant: 'destructive',
      }),
  );

/** The address that a student opens. Students can open it only while the initiative is active. */
export function ShareLink({ id, active }: Props) {
  const [result, setResult] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (result !== 'copied') return undefined;
    const timer = setTimeout(() => setResult(undefined), copiedForMs);
    return () => clearTimeout(timer);
  }, [result]);
  const address = addressOf(id);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setResult('copied'),
      () => setResult('refused'),
    );
  return (
    <div className="grid gap-1">
      <div className="flex min-h-control items-center gap-2 rounded-control bg-sunken pr-1 pl-3 text-sm">
        <Link2 aria-hidden className="size-4 shrink-0 text-ink-soft" />
        <span title={address} className="min-w-0 grow truncate text-ink-soft">
          {result === 'refused' ? address : shortAddress()}
        </span>
        <Button
          variant="quiet"
          size="small"
          icon={result === 'copied' && <Check aria-hidden className="size-4" />}
          className="shrink-0 text-trail!"
          onClick={() => void copy()}
        >
          {result === 'copied' ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <p role="status" className="text-xs text-ink-soft empty:hidden">
        {result === 'copied' && <span className="sr-only">Link copied.</span>}
        {result === 'refused' && "Your browser didn't allow copying. Select the link and copy it."}
        {!result && !active && onlyActive}
      </p>
    </div>
  );
}
