import { AtSign } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { Field } from '../ui/forms/field.tsx';
import { PasswordInput } from '../ui/forms/password-input.tsx';
import { RadioCards } from '../ui/forms/radio-cards.tsx';
import { SearchInput } from '../ui/forms/search-input.tsx';
import { Select } from '../ui/forms/select.tsx';
import { Switch } from '../ui/forms/switch.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import { Textarea } from '../ui/forms/textarea.tsx';
import { paragraph } from './samples.ts';
import { Columns, Section, Show } from './section.tsx';

const grades = ['9', '10', '11', '12'].map((value) => ({ value, label: `Grade ${value}` }));
const pilot = [
  { value: 'yes', title: 'Yes, consider me for pilot!', text: 'Be among the first to access new features' },
  { value: 'no', title: 'No, just keep me informed!', text: 'Get updates when we officially launch' },
] as const;

export function FieldSection() {
  const [note, setNote] = useState(paragraph);
  const [search, setSearch] = useState('bakery');
  const [choice, setChoice] = useState<'yes' | 'no' | undefined>('yes');
  return (
    <Section title="Fields">
      <Columns>
        <Show name="Field with TextInput: help, error, optional">
          <Field label="Full name" help="As you would write it under a letter.">
            <TextInput placeholder="Maya Torres" />
          </Field>
          <Field label="Business Email" error="Please enter a valid business email">
            <TextInput type="email" defaultValue="sunny side" />
          </Field>
          <Field label="Instagram" optional>
            <TextInput lead={<AtSign />} defaultValue="sunnysidebakery" />
          </Field>
          <Field label="Email" help="Email cannot be changed">
            <TextInput readOnly value="maya@school.example" />
          </Field>
        </Show>
        <Show name="PasswordInput, Select, SearchInput">
          <Field label="Password" help="At least 6 characters">
            <PasswordInput autoComplete="new-password" defaultValue="trailhead" />
          </Field>
          <Field label="Grade">
            <Select options={grades} placeholder="Choose your grade" />
          </Field>
          <SearchInput label="Search initiatives" value={search} onChange={setSearch} />
          <Field label="Subject">
            <TextInput disabled value="Re: Neighborhood taste survey" />
          </Field>
        </Show>
        <Show name="Textarea grows; counter">
          <Field
            label="A line to the company"
            optional
            help="They see it above your profile."
            counter={{ length: note.length, max: 150 }}
            error={note.length > 150 ? 'A little shorter, please' : undefined}
          >
            <Textarea value={note} onChange={(event) => setNote(event.currentTarget.value)} />
          </Field>
        </Show>
        <Show name="Checkbox, Switch">
          <Checkbox label="Hide initiatives I applied to" defaultChecked />
          <Checkbox label="Has open initiatives" help="Only companies that take ambassadors now" />
          <Checkbox label="Not for you to change" disabled />
          <Switch label="Email me about new messages" help="At most one every two minutes" defaultChecked />
          <Switch label="Keyboard shortcuts" />
        </Show>
        <Show name="RadioCards">
          <RadioCards legend="One more thing!" options={pilot} value={choice} onChange={setChoice} />
        </Show>
        <Show name="RadioCards: nothing chosen, error">
          <RadioCards
            legend="Would you like to test early?"
            options={pilot}
            value={undefined}
            onChange={setChoice}
            error="Please choose one"
          />
        </Show>
      </Columns>
    </Section>
  );
}
