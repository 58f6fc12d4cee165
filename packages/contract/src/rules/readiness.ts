// What an initiative still needs before students can see it. The browser checks what is being typed, the server what
// was saved.

/** Required before activation, in the order they are shown. */
export const neededChecks = ['name', 'tasks', 'company_name', 'verified_email'] as const;
export type NeededCheck = (typeof neededChecks)[number];
/** Recommended, because they help students decide. */
export const adviceChecks = ['description', 'tags', 'hours', 'instructions', 'banner'] as const;
export const readinessChecks = [...neededChecks, ...adviceChecks] as const;

export type ActivationFacts = {
  name: string;
  task_count: number;
  company_name: string | null;
  email_verified: boolean;
};
export type DescriptionFacts = {
  description: string;
  tags: readonly string[];
  weekly_hours: number | null;
  total_hours: number | null;
  banner_url: string | null;
  tasks: readonly { instructions: string }[];
};

const filled = (text: string | null) => Boolean(text?.trim());

const needed = (it: ActivationFacts): Record<NeededCheck, boolean> => ({
  name: filled(it.name),
  tasks: it.task_count > 0,
  company_name: filled(it.company_name),
  verified_email: it.email_verified,
});

/** The first missing requirement, if any. */
export function findMissing(it: ActivationFacts): NeededCheck | undefined {
  const done = needed(it);
  return neededChecks.find((what) => !done[what]);
}

const advised = (it: DescriptionFacts): Record<(typeof adviceChecks)[number], boolean> => ({
  description: filled(it.description),
  tags: it.tags.length > 0,
  hours: it.weekly_hours !== null && it.total_hours !== null,
  instructions: it.tasks.length > 0 && it.tasks.every((task) => filled(task.instructions)),
  banner: filled(it.banner_url),
});

export function readinessOf(it: ActivationFacts & DescriptionFacts) {
  const done = { ...needed(it), ...advised(it) };
  const checks = readinessChecks.map((what) => ({
    what,
    done: done[what],
    needed: (neededChecks as readonly string[]).includes(what),
  }));
  return { ready: findMissing(it) === undefined, checks };
}
