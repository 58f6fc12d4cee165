// The tasks of an initiative. A company saves them with the initiative, as one ordered list.
import * as z from 'zod/mini';
import { count, line, longText, neededLine, picks } from '../http/fields.ts';
import { limits } from '../limits.ts';
import { id } from '../http/shapes.ts';
import { submissionTypes } from '../vocabularies/statuses.ts';
import { isSecureLink, withHttps } from '../rules/website.ts';

const resource = z.object({
  title: neededLine(limits.nameMaxLength, 'Give the link a title'),
  url: line(limits.urlMaxLength).check(
    z.overwrite(withHttps),
    z.refine(isSecureLink, 'Enter a link that starts with https://.'),
  ),
});

const criteria = z.array(neededLine(limits.criterionMaxLength, 'Write what good looks like')).check(
  z.maxLength(limits.criteriaMax, `Add at most ${limits.criteriaMax} criteria.`),
  z.refine((all) => new Set(all).size === all.length, 'Add each criterion only once.'),
);

export const savedTask = z.object({
  /** Set for an existing task; without it, a new one is created. */
  id: z.optional(id),
  title: neededLine(limits.nameMaxLength, 'Give the task a title'),
  instructions: z._default(longText, ''),
  allowed_types: picks(submissionTypes, submissionTypes.length).check(
    z.minLength(1, 'Choose at least one submission type'),
  ),
  minutes: z._default(z.nullable(count(limits.taskMinutesMax)), null),
  resources: z._default(
    z.array(resource).check(z.maxLength(limits.resourcesMax, `Add at most ${limits.resourcesMax} links.`)),
    [],
  ),
  /** What good looks like: students see it before they start, reviewers tick it. */
  criteria: z._default(criteria, []),
});
export type SavedTask = z.output<typeof savedTask>;

export const savedTasks = z.array(savedTask).check(
  z.maxLength(limits.tasksMax, `Add at most ${limits.tasksMax} tasks.`),
  z.refine((tasks) => {
    const ids = tasks.flatMap((task) => task.id ?? []);
    return new Set(ids).size === ids.length;
  }, 'Add each task only once.'),
);

export const task = z.object({
  id,
  title: z.string(),
  instructions: z.string(),
  task_order: z.int(),
  allowed_types: z.array(z.enum(submissionTypes)),
  minutes: z.nullable(z.int()),
  resources: z.array(z.object({ title: z.string(), url: z.string() })),
  criteria: z.array(z.string()),
});
export type Task = z.infer<typeof task>;

/** What people see of a task before they are accepted. */
export const outlinedTask = z.object({ title: z.string(), minutes: z.nullable(z.int()) });
