import { limits } from '@questline/contract/plain';
import { useMaintenance } from '../../lib/maintenance/maintenance.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { HoneypotField } from '../../ui/forms/honeypot-field.tsx';
import { MaintenanceNotice } from '../../ui/feedback/maintenance-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { InquirySent } from './inquiry-sent.tsx';
import { useInquiry } from './use-inquiry.ts';
import { WishChips } from './wish-chips.tsx';

export function InquiryForm() {
  const { form, submit, again, begin, failure, sentBy, leaveEmpty } = useInquiry();
  const { errors, isSubmitting } = form.formState;
  const maintenance = useMaintenance();
  if (sentBy) return <InquirySent email={sentBy} onAgain={again} />;
  return (
    <Card className="md:p-8">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to events of its fields */}
      <form
        noValidate
        aria-label="Inquiry"
        onFocus={begin}
        onInput={begin}
        onSubmit={submit}
        className="relative grid gap-5"
      >
        {maintenance && <MaintenanceNotice state={maintenance} />}
        {failure && <Notice tone="danger">{failure}</Notice>}
        <fieldset disabled={isSubmitting} className="grid gap-5">
          <div className="grid gap-5 md:grid-cols-2">
            <Field label="Contact Person" error={errors.contact_name?.message}>
              <TextInput autoComplete="name" {...form.register('contact_name')} />
            </Field>
            <Field label="Company name" error={errors.company?.message}>
              <TextInput autoComplete="organization" {...form.register('company')} />
            </Field>
            <Field label="Business Email" error={errors.email?.message}>
              <TextInput type="email" autoComplete="email" {...form.register('email')} />
            </Field>
            <Field label="Website" optional error={errors.website?.message}>
              <TextInput inputMode="url" autoComplete="url" {...form.register('website')} />
            </Field>
          </div>
          <WishChips value={form.watch('wishes')} onChange={(wishes) => form.setValue('wishes', wishes)} />
          <Field
            label="Message"
            help="What are you working on, and where could a student help?"
            error={errors.message?.message}
            counter={{ length: form.watch('message').trim().length, max: limits.messageMaxLength }}
          >
            <Textarea minRows={5} {...form.register('message')} />
          </Field>
        </fieldset>
        <HoneypotField ref={leaveEmpty} />
        <Button
          type="submit"
          size="large"
          busy={isSubmitting && 'Sending...'}
          className="md:justify-self-start"
        >
          Send inquiry
        </Button>
        <p className="text-sm text-ink-soft">We only use this to reply to you.</p>
        <p className="hidden noscript:block">Turn on JavaScript to send this.</p>
      </form>
    </Card>
  );
}
