// The Apply dialog: what the company will see, an optional note, and hours per week.
import { ApiError } from '@questline/contract/client';
import { errors, isYoungerThan, limits } from '@questline/contract/plain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { contactKindsIn, contactWarning } from '../../../lib/contact-warning.ts';
import { daysInWords } from '../../../lib/format/durations.ts';
import { failureText } from '../../../lib/format/failure-text.ts';
import { birthYears } from '../../../lib/forms/birth-years.ts';
import { findLocalDraft, keepLocalDraft } from '../../../lib/drafts/local-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { MonthField } from '../../../ui/forms/month-field.tsx';
import { ConfirmNotice } from '../../../ui/feedback/confirm-notice.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import {
  birthMonthQuery,
  guardianQuery,
  ownApplicationsQuery,
  sharedProfileQuery,
  sharingQuery,
} from '../own/application-queries.ts';
import { ApplicationSent } from './application-sent.tsx';
import { GuardianField, isEmail } from './guardian-field.tsx';
import { HoursField, hoursIn } from './hours-field.tsx';
import { HoursNotice } from './hours-notice.tsx';
import { SharedProfile } from './shared-profile.tsx';
import { noteDraft, useApply } from './use-apply.ts';

type Props = {
  initiative: { id: string; name: string; weekly_hours: number | null };
  company: { id: string; name: string; answers_within_days: number };
  onSent: () => void;
  onClose: () => void;
  /** Links, which only the page can build. */
  ways: { verify: ReactNode; survey: ReactNode; applications: ReactNode; offer: ReactNode };
};

const max = limits.applicationNoteMaxLength;

const keptNote = (initiativeId: string) => {
  const kept = findLocalDraft(noteDraft(initiativeId));
  return typeof kept === 'string' ? kept : '';
};

/** Open while it is rendered. */
export function ApplyDialog({ initiative, company, onSent, onClose, ways }: Props) {
  const apply = useApply(initiative.id);
  const profile = useQuery(sharedProfileQuery);
  const field = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState(() => keptNote(initiative.id));
  const [typedHours, setHours] = useState<string>();
  const week = useInfiniteQuery(ownApplicationsQuery('in_progress')).data?.pages[0]?.week;
  const sharing = useQuery(sharingQuery(company.id));
  const [chosenSharing, setSharing] = useState<boolean>();
  const shares = chosenSharing ?? sharing.data ?? false;
  const [birthMonth, setBirthMonth] = useState('');
  const asksBirth = useQuery(birthMonthQuery).data?.needed;
  const knowsBirth = !asksBirth || /^\d{4}-\d\d$/.test(birthMonth);
  const guardian = useQuery(guardianQuery).data;
  const [guardianEmail, setGuardianEmail] = useState('');
  const [today] = useState(() => new Date());
  // Someone who only now says when they were born may be under 18.
  const asksGuardian =
    guardian?.needed ||
    (guardian?.asks && asksBirth && knowsBirth && isYoungerThan(limits.adultAge, birthMonth, today));
  const knowsGuardian = !asksGuardian || isEmail(guardianEmail);
  const [complains, setComplains] = useState(false);
  // Sending saves the hours to the profile, so suggest the profile's hours first, once they have loaded.
  const suggested = profile.data?.weekly_hours_available ?? initiative.weekly_hours ?? '';
  const hours = typedHours ?? (profile.isPending ? '' : String(suggested));
  const confirmed = hoursIn(hours);
  const tooLong = note.length > max;
  const over = apply.error instanceof ApiError && final.has(apply.error.code);

  const write = (text: string) => {
    setNote(text);
    keepLocalDraft(noteDraft(initiative.id), text);
  };
  // Once the note is changed, the warning no longer applies.
  const found = apply.variables?.note === note ? contactKindsIn(apply.error) : undefined;
  const isWarned = contactKindsIn(apply.error) !== undefined;
  const send = ({ isConfirmed = false } = {}) => {
    setComplains(true);
    if (confirmed === undefined || tooLong || !knowsBirth || !knowsGuardian) return;
    const birth_month = asksBirth ? birthMonth : undefined;
    const guardian_email = asksGuardian ? guardianEmail.trim().toLowerCase() : undefined;
    apply.mutate(
      {
        note,
        confirmed_hours: confirmed,
        share_contacts: shares,
        birth_month,
        guardian_email,
        confirmed: isConfirmed,
      },
      { onSuccess: onSent },
    );
  };

  if (apply.isSuccess)
    return (
      <ApplicationSent
        company={company}
        initiativeName={initiative.name}
        applications={ways.applications}
        offer={ways.offer}
        waits={apply.data.turn?.whose === 'guardian'}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Apply to “${initiative.name}”`}
      footer={
        over ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            {confirmed !== undefined && (
              <HoursNotice hours={week?.hours ?? 0} limit={confirmed} added={initiative.weekly_hours} />
            )}
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={apply.isPending && 'Sending…'} onClick={() => send()}>
              Send application
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {apply.error && !isWarned && !ownEmailError(apply.error) && (
          <Refused error={apply.error} verify={ways.verify} />
        )}
        {asksBirth && (
          <MonthField
            label="When were you born?"
            help="We now ask everyone. Companies never see this."
            error={complains && !knowsBirth ? 'Please enter the month and year you were born' : undefined}
            years={birthYears()}
            value={birthMonth}
            onChange={setBirthMonth}
          />
        )}
        {asksGuardian && (
          <GuardianField
            value={guardianEmail}
            onChange={setGuardianEmail}
            waits={guardian?.waits ?? false}
            error={complains && !knowsGuardian ? 'Please enter a valid email' : ownEmailError(apply.error)}
          />
        )}
        <SharedProfile companyName={company.name} survey={ways.survey} />
        <Checkbox
          label="Share my school and social handles if they accept me"
          help="You can change this at any time in Settings."
          checked={shares}
          disabled={sharing.isPending}
          onChange={({ currentTarget }) => setSharing(currentTarget.checked)}
        />
        <Field
          label="Note to the company"
          optional
          help="Why this one? Two sentences are plenty."
          counter={{ length: note.length, max }}
          error={complains && tooLong ? `Use at most ${max} characters.` : undefined}
        >
          <Textarea ref={field} minRows={2} value={note} onChange={({ target }) => write(target.value)} />
        </Field>
        <HoursField
          value={hours}
          disabled={profile.isPending}
          onChange={setHours}
          expected={initiative.weekly_hours}
          error={
            complains && confirmed === undefined
              ? `Enter a number from 1 to ${limits.weeklyHoursMax}.`
              : undefined
          }
        />
        <p className="text-sm text-ink-soft">
          {company.name} promises to answer within {daysInWords(company.answers_within_days)}.
        </p>
        {found && (
          <ConfirmNotice
            {...contactWarning(found, 'student')}
            onEdit={() => field.current?.focus()}
            onConfirm={() => send({ isConfirmed: true })}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Sending again would not help. */
const final = new Set([
  'initiative_closed',
  'already_applied',
  'not_found',
  'birth_month_refused',
  'account_paused',
]);

/** Shown at the field. */
const ownEmailError = (error: Error | null) =>
  error instanceof ApiError && error.code === 'guardian_is_self' ? errors.guardian_is_self.text : undefined;

function Refused({ error, verify }: { error: Error; verify: ReactNode }) {
  if (error instanceof ApiError && error.code === 'email_not_verified')
    return (
      <Notice tone="warn" title={errors.email_not_verified.text} action={verify}>
        We sent you a link when you signed up. Your note is saved.
      </Notice>
    );
  if (error instanceof ApiError && final.has(error.code))
    return <Notice tone="warn">{failureText(error)}</Notice>;
  return (
    <Notice tone="danger" title="Your application wasn't sent">
      {failureText(error)}
    </Notice>
  );
}
