import { Field } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';

/** The server checks more. */
export const isEmail = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text.trim());

type Props = {
  value: string;
  onChange: (email: string) => void;
  /** The application waits until the guardian agrees. */
  waits: boolean;
  error: string | undefined;
};

/** Asks a student under 18 for a parent's or guardian's email, once. */
export const GuardianField = ({ value, onChange, waits, error }: Props) => (
  <Field
    label="Your parent's or guardian's email"
    help={
      waits
        ? "You're under 18, so an adult who takes care of you has to say yes first. We email them a link, and send your application when they agree. They never see your messages, and companies never see their email."
        : "You're under 18, so we tell an adult who takes care of you that you're applying. We email them a link to see which companies you work with, and they can pause your account. They never see your messages, and companies never see their email."
    }
    error={error}
  >
    <TextInput
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </Field>
);
