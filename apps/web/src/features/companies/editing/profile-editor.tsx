import type { CompanyProfile } from '@questline/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { WithPreview } from './with-preview.tsx';
import { BrandingFields } from './branding-fields.tsx';
import { BasicsFields, PromiseField, StoryFields } from './profile-fields.tsx';
import { shownOf, useProfileForm } from './profile-form.ts';
import { useProfileDraft } from './use-profile-draft.ts';
import { useProfileImages } from './use-profile-images.ts';
import { useSaveProfile } from './use-save-profile.ts';

type Props = {
  profile: CompanyProfile;
  /** Called after saving or canceling. */
  onDone: () => void;
};

export function ProfileEditor({ profile, onDone }: Props) {
  const form = useProfileForm(profile);
  const draft = useProfileDraft(profile, form);
  const images = useProfileImages(form);
  const { save, saving, percent } = useSaveProfile({ form, images });
  const submit = form.handleSubmit(async (values) => {
    if (!(await save(values))) return;
    draft.forget();
    toast({ title: 'Profile updated', description: 'Your company profile has been updated successfully.' });
    onDone();
  });
  const cancel = () => {
    draft.discard();
    onDone();
  };

  return (
    <WithPreview
      company={shownOf(profile.id, form.watch())}
      answersWithinDays={form.watch('answers_within_days')}
    >
      <form
        noValidate
        aria-label="Company profile"
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
      >
        {draft.restored && (
          <Notice
            tone="info"
            action={
              <Button size="small" variant="secondary" onClick={draft.discard}>
                Discard changes
              </Button>
            }
          >
            We restored what you typed last time. It isn't saved yet.
          </Notice>
        )}
        <fieldset disabled={saving} className="grid gap-5">
          <Group title="Basics">
            <BasicsFields form={form} canRename={profile.can.rename} />
          </Group>
          <Group title="Your promise">
            <PromiseField form={form} canChange={profile.can.rename} />
          </Group>
          <Group title="Your story">
            <StoryFields form={form} />
          </Group>
        </fieldset>
        {/* Not disabled with the rest, so an image upload can still be canceled. */}
        <Group title="Images and links">
          <BrandingFields form={form} images={images} />
        </Group>
        <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-1 py-4">
          {saving && (
            <div className="min-w-44 grow">
              <ProgressBar label="Saving" value={percent} figure={`${percent}%`} />
            </div>
          )}
          <Button variant="secondary" disabled={saving} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={saving && 'Saving…'}>
            Save Changes
          </Button>
        </div>
      </form>
    </WithPreview>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="grid gap-5">
    <h2 className="text-lg">{title}</h2>
    {children}
  </Card>
);
