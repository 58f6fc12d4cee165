// Company onboarding, from the name to the first initiative. All steps share one form, so nothing typed is lost. Leaving
// a step saves it; skipping it discards its changes.
import type { CompanyProfile } from '@questline/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Stepper } from '../../../ui/trail/stepper.tsx';
import { WithPreview } from './with-preview.tsx';
import { type OnboardingStep, onboardingSteps, stepFrom } from './onboarding-steps.ts';
import { BrandingFields } from './branding-fields.tsx';
import { BasicsFields, StoryFields } from './profile-fields.tsx';
import { shownOf, useProfileForm, valuesOf } from './profile-form.ts';
import { useProfileDraft } from './use-profile-draft.ts';
import { useProfileImages } from './use-profile-images.ts';
import { useSaveProfile } from './use-save-profile.ts';

type Props = {
  profile: CompanyProfile;
  step: OnboardingStep;
  onStep: (step: OnboardingStep) => void;
  /** The last step: a choice of templates, and links to leave. */
  first: ReactNode;
  ways: ReactNode;
};

const words: Record<OnboardingStep, { name: string; title: string; text: string }> = {
  basics: {
    name: 'Basics',
    title: 'Tell us about your company',
    text: 'Your name and what you do. Students see this on every initiative.',
  },
  story: {
    name: 'Story',
    title: "What's your story?",
    text: 'A sixteen-year-old will read this before applying. Keep it simple.',
  },
  look: {
    name: 'Images',
    title: 'Add your logo and images',
    text: 'A logo and a photo of your place say more than a paragraph.',
  },
  first: {
    name: 'First initiative',
    title: 'What could a student do for you?',
    text: 'Pick one to start with. You can change everything before students see it.',
  },
};

/** Skipping a step leaves nothing in the profile. */
function isFilled(step: OnboardingStep, profile: CompanyProfile) {
  if (step === 'basics') return !!profile.company_name;
  const { mission, description, logo_url, banner_url, video_url, instagram_handle } = profile;
  const filled =
    step === 'story' ? [mission, description] : [logo_url, banner_url, video_url, instagram_handle];
  return filled.some(Boolean);
}

export function Onboarding({ profile, step, onStep, first, ways }: Props) {
  const form = useProfileForm(profile);
  const draft = useProfileDraft(profile, form);
  const images = useProfileImages(form);
  const { save, saving } = useSaveProfile({ form, images });
  const onTheWay = Object.values(images).some(({ state }) => state.phase === 'sending');
  const { isDirty } = form.formState;
  const { title, text } = words[step];
  const before = stepFrom(step, -1);
  const after = stepFrom(step, 1);

  const leaveTo = (next: OnboardingStep) =>
    form.handleSubmit(async (values) => {
      const saved = isDirty || onTheWay ? await save(values) : profile;
      if (!saved) return;
      form.reset(valuesOf(saved));
      draft.forget();
      onStep(next);
    });
  const skip = () => {
    for (const picture of Object.values(images)) picture.forget();
    draft.discard();
    if (after) onStep(after);
  };

  return (
    <div className="grid gap-8">
      <Stepper
        label="Onboarding steps"
        steps={onboardingSteps.map((one) => words[one].name)}
        current={onboardingSteps.indexOf(step)}
        skipped={onboardingSteps.flatMap((one, i) => (isFilled(one, profile) ? [] : [i]))}
      />
      <WithPreview
        company={shownOf(profile.id, form.watch())}
        answersWithinDays={profile.answers_within_days}
        // The templates need the room, and the profile isn't what is chosen here.
        hidden={step === 'first'}
      >
        <form
          key={step}
          noValidate
          aria-label={words[step].name}
          onSubmit={(event) => void (after && leaveTo(after)(event))}
          className="grid gap-6"
        >
          <div className="grid gap-1">
            <h2 className="text-xl">{title}</h2>
            <p className="max-w-line text-ink-soft">{text}</p>
          </div>
          {step === 'first' ? (
            first
          ) : (
            <Card>
              {/* Not disabled while saving, so an image upload can still be canceled. */}
              <fieldset disabled={saving && step !== 'look'} className="grid gap-5">
                {step === 'basics' && <BasicsFields form={form} canRename={profile.can.rename} />}
                {step === 'story' && <StoryFields form={form} examples />}
                {step === 'look' && <BrandingFields form={form} images={images} />}
              </fieldset>
            </Card>
          )}
          <div className="flex flex-col-reverse gap-3 md:flex-row md:items-center">
            {before && (
              <Button variant="quiet" onClick={() => void leaveTo(before)()} className="md:mr-auto">
                Back
              </Button>
            )}
            {after ? (
              <>
                <Button variant="secondary" onClick={skip} className={before ? undefined : 'md:ml-auto'}>
                  Skip this step
                </Button>
                <Button type="submit" busy={saving && 'Saving…'}>
                  Save and continue
                </Button>
              </>
            ) : (
              ways
            )}
          </div>
        </form>
      </WithPreview>
    </div>
  );
}
