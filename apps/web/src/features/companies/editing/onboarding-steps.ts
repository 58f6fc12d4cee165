// The steps of company onboarding. The current step is in the URL.
export const onboardingSteps = ['basics', 'story', 'look', 'first'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

export const isOnboardingStep = (text: unknown): text is OnboardingStep =>
  (onboardingSteps as readonly unknown[]).includes(text);

/** The step before or after, or undefined at the ends. */
export const stepFrom = (step: OnboardingStep, by: 1 | -1): OnboardingStep | undefined =>
  onboardingSteps[onboardingSteps.indexOf(step) + by];
