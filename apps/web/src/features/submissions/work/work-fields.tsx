import { hostOfLink, limits } from '@questline/contract/plain';
import { Link2 } from 'lucide-react';
import { Field, FieldError } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { LinkPreview } from '../link-preview.tsx';
import { UploadField } from './uploads/upload-field.tsx';
import { completeLink, type Work } from './work.ts';

type Props = {
  taskId: string;
  work: Work;
  error: string | undefined;
  onChange: (changes: Partial<Work>) => void;
};

/** The input for the chosen type of work. */
export function WorkFields({ taskId, work, error, onChange }: Props) {
  if (work.submission_type === 'link')
    return <LinkField link={work.link} error={error} onChange={onChange} />;
  if (work.submission_type === 'upload')
    return (
      <div className="grid grid-cols-1 gap-1.5">
        <UploadField taskId={taskId} file={work.file} onFile={(file) => onChange({ file })} />
        <div className="text-sm">
          <FieldError id={`${taskId}-upload-error`} text={error} />
        </div>
      </div>
    );
  return (
    <Field
      label="Your answer"
      error={error}
      counter={{ length: work.text.length, max: limits.textWorkMaxLength }}
    >
      <Textarea
        minRows={7}
        value={work.text}
        placeholder="Write it in your own words…"
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
    </Field>
  );
}

type LinkProps = Pick<Props, 'error' | 'onChange'> & { link: string };

function LinkField({ link, error, onChange }: LinkProps) {
  const host = hostOfLink(link.trim());
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field
        label="Link to your work"
        error={error}
        help="To a page, post, folder or document. Make sure the link opens without signing in."
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.urlMaxLength}
          placeholder="https://…"
          lead={<Link2 aria-hidden />}
          value={link}
          onChange={(event) => onChange({ link: event.currentTarget.value })}
          onBlur={() => {
            const complete = completeLink(link);
            if (complete !== link) onChange({ link: complete });
          }}
        />
      </Field>
      {host && <LinkPreview href={link.trim()} host={host} />}
    </div>
  );
}
