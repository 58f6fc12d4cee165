import type { CompanyProfile } from '@questline/contract';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { toast } from '../../ui/toast-store.ts';
import { BesideView } from './beside-view.tsx';
import { useHeldPictures } from './held-pictures.ts';
import { LookFields } from './lazy-look-fields.tsx';
import { BasicsFields, StoryFields } from './profile-fields.tsx';
import { shownOf, useProfileForm } from './profile-form.ts';
import type { StorePicture } from './store-picture.ts';
import { useProfileDraft } from './use-profile-draft.ts';
import { useSaveProfile } from './use-save-profile.ts';

const purposes = { banner_url: 'banner', logo_url: 'logo' } as const;
/** The save as a whole shows how far it is. */
const unwatched = () => ({ onProgress: () => undefined, signal: new AbortController().signal });

type Props = {
  profile: CompanyProfile;
  storePicture?: StorePicture | undefined;
  /** Saved, or left as it was. */
  onDone: () => void;
};

export function ProfileEditor({ profile, storePicture, onDone }: Props) {
  const form = useProfileForm(profile);
  const draft = useProfileDraft(profile, form);
  const held = useHeldPictures();
  const { save, saving, percent } = useSaveProfile({
    form,
    store: (field, url) => {
      const blob = held.find(url);
      return blob && storePicture?.[purposes[field]](blob, unwatched());
    },
  });
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
    <BesideView company={shownOf(profile.id, form.watch())}>
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
                Discard it
              </Button>
            }
          >
            We kept what you typed last time. It is not saved yet.
          </Notice>
        )}
        <fieldset disabled={saving} className="grid gap-5">
          <Group title="Basics">
            <BasicsFields form={form} />
          </Group>
          <Group title="Your story">
            <StoryFields form={form} />
          </Group>
          <Group title="Your look">
            <LookFields form={form} upload={storePicture && { banner: held.hold, logo: held.hold }} />
          </Group>
        </fieldset>
        <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-1 py-4">
          {saving && (
            <div className="min-w-44 grow">
              <ProgressBar label="Saving" value={percent} figure={`${percent} %`} />
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
    </BesideView>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="grid gap-5">
    <h2 className="text-lg">{title}</h2>
    {children}
  </Card>
);
