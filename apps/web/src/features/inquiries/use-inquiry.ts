import { inquiry } from '@questline/contract/inquiries';
import type { InquiryWish } from '@questline/contract/plain';
import { type SubmitEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver, showFieldErrors } from '../../lib/forms/form-resolver.ts';
import { publicApi } from '../../lib/public-api.ts';
import { createStampedForm } from '../../lib/forms/stamped-form.ts';
import { failureText } from '../../lib/format/failure-text.ts';

export type Inquiry = {
  contact_name: string;
  company: string;
  email: string;
  website: string;
  wishes: InquiryWish[];
  message: string;
};

const empty: Inquiry = { contact_name: '', company: '', email: '', website: '', wishes: [], message: '' };

// The real stamp is added when sending; validation only needs a placeholder.
const shape = { safeParse: (values: unknown) => inquiry.safeParse({ ...(values as Inquiry), stamp: '' }) };

export function useInquiry() {
  const [failure, setFailure] = useState<string>();
  const [sentBy, setSentBy] = useState<string>();
  const [stamped] = useState(() => createStampedForm({ ask: () => publicApi('GET /api/inquiries/stamp') }));
  const leaveEmpty = useRef<HTMLInputElement>(null);
  const form = useForm<Inquiry>({
    resolver: schemaResolver<Inquiry>(shape as Parameters<typeof schemaResolver<Inquiry>>[0]),
    defaultValues: empty,
    reValidateMode: 'onSubmit',
  });

  async function send(values: Inquiry) {
    setFailure(undefined);
    try {
      await stamped.send((stamp) =>
        publicApi('POST /api/inquiries', {
          // If a bot filled it in, the server refuses it.
          body: { ...values, stamp, leave_empty: leaveEmpty.current!.value as '' },
        }),
      );
      setSentBy(values.email);
    } catch (error) {
      if (!showFieldErrors(error, form.setError)) setFailure(failureText(error));
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => void form.handleSubmit(send)(event);

  const again = () => {
    form.reset(empty);
    setSentBy(undefined);
  };
  return { form, submit, again, begin: stamped.begin, failure, sentBy, leaveEmpty };
}
