import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';

const copiedForMs = 4_000;

export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedForMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toast({ title: "Your browser didn't allow copying", description: text, variant: 'destructive' }),
    );
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        className="whitespace-nowrap"
        icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      >
        {copied ? 'Copied' : children}
      </Button>
      <span role="status" className="sr-only">
        {copied && 'Copied.'}
      </span>
    </>
  );
}
