import { productName } from '@questline/contract/plain';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../lib/save-file.ts';
import { Button } from '../ui/button.tsx';

/** New recovery codes, which are shown only now, with ways to keep them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [result, setResult] = useState('');
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setResult('Copied.'),
      () => setResult("Your browser didn't allow copying. Download the codes instead."),
    );
  const download = () => {
    saveFile(new Blob([text], { type: 'text/plain' }), `${productName.toLowerCase()}-recovery-codes.txt`);
    setResult('Downloaded.');
  };

  return (
    <div className="grid gap-4">
      <ol
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-2 rounded-card border border-line bg-sunken p-4 font-mono text-sm tabular-nums md:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="secondary" icon={<Download aria-hidden />} onClick={download}>
          Download
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {result}
        </p>
      </div>
    </div>
  );
}
