// For leads: downloads the report with everything recorded about it. They say why, and confirm it with their passkey.
import { useMutation } from '@tanstack/react-query';
import { FileArchive } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { passkeyFailureText } from '../browser-passkeys.ts';
import { deskApi } from '../desk-queries.ts';
import { ReasonFields, type Why } from '../reason-fields.tsx';
import { withPasskey } from '../with-passkey.ts';

export function ReportEvidence({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  const [why, setWhy] = useState<Why>({ reason: 'legal', note: '' });
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: async () => {
      const { file_name, zip } = await withPasskey(() =>
        deskApi('POST /api/desk/reports/:id/evidence', { params: { id }, body: why }),
      );
      saveFile(new Blob([bytesOf(zip)], { type: 'application/zip' }), file_name);
      return file_name;
    },
    onSuccess: () => setAsking(false),
  });
  if (!asking)
    return (
      <div className="grid gap-3">
        {data && <Notice tone="info">{data} is in your downloads. Keep it in a safe place.</Notice>}
        <div>
          <Button
            variant="secondary"
            icon={<FileArchive aria-hidden />}
            onClick={() => {
              reset();
              setAsking(true);
            }}
          >
            Export evidence
          </Button>
        </div>
      </div>
    );
  return (
    <form
      aria-label="Export evidence"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        mutate();
      }}
      className="grid gap-3 rounded-[14px] border-[1.5px] border-sun bg-sun-soft/45 p-4"
    >
      <h2 className="font-semibold">Why do you need the evidence?</h2>
      <p className="text-sm text-ink-soft">
        You download the report, a copy of what was reported, the conversation and everything recorded about
        the case. Your reason is recorded, and you confirm it with your passkey.
      </p>
      <ReasonFields why={why} onChange={setWhy} keys={false}>
        <Button variant="secondary" onClick={() => setAsking(false)}>
          Cancel
        </Button>
        <Button type="submit" busy={isPending && 'Waiting for your passkey…'}>
          Export and record
        </Button>
      </ReasonFields>
      {error && <Notice tone="danger">{passkeyFailureText(error)}</Notice>}
    </form>
  );
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
