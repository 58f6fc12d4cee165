// Parents and guardians of students under 18.

/** What a student under 18 needs before applying. `notify`: a guardian is emailed and can object. `require`: applications
 *  wait until the guardian agrees. `off`: nothing. */
export const guardianModes = ['notify', 'require', 'off'] as const;
export type GuardianMode = (typeof guardianModes)[number];

/** What the guardian has said: nothing yet, yes, or no. */
export const guardianStatuses = ['told', 'confirmed', 'withdrawn'] as const;
export type GuardianStatus = (typeof guardianStatuses)[number];

/** Why a student can read but not act: the guardian paused the account, or said no. */
export const guardianPauses = ['paused', 'withdrawn'] as const;
export type GuardianPause = (typeof guardianPauses)[number];

export const guardianSteps = ['confirm', 'pause', 'resume', 'withdraw'] as const;
export type GuardianStep = (typeof guardianSteps)[number];

/** Kinds of entries in the consent ledger. */
export const consentKinds = [
  'told',
  'confirmed',
  'objected',
  'paused',
  'resumed',
  'ended',
  'withdrawn',
] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The version of what guardians read, in the emails and on their page. Change it together with what they agree to. */
export const guardianTextVersion = '2026-11';
