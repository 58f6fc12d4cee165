// Tests every status change of applications and reviews, from each status to every other, for each side. A change that
// isn't listed must be refused. Applications are changed as app_keeper with each actor set, because policies hide some
// from companies and only triggers complete them: that leaves just the list of steps in the trigger.
import { applicationStatuses, submissionStatuses } from '@questline/contract';
import type { Cell } from '../../cell.ts';
import type { World } from '../../world.ts';

type StepTest = {
  table: 'initiative_applications' | 'task_submissions';
  id: string;
  statuses: readonly string[];
  actor: string;
  role?: 'app_api';
  /** More columns to set with the first status and with the step. */
  state?: string;
  more?: string;
};

/** Sets a row to each status without triggers, attempts each step as the actor, and collects the allowed steps. */
const steps = ({ table, id, statuses, actor, role, state = '', more = '' }: StepTest) => `do $do$
  declare
    words constant text[] := '{${statuses.join()}}';
    taken text[] := '{}';
    before text;
    after text;
  begin
    foreach before in array words loop foreach after in array words loop
      continue when before = after;
      begin
        set local session_replication_role = replica;
        update ${table} set status = before ${state} where id = '${id}';
        set local session_replication_role = origin;
        perform set_config('app.actor', '${actor}', true);
        set local role ${role ?? 'app_keeper'};
        update ${table} set status = after ${more} where id = '${id}';
        if found then raise exception using errcode = 'QL999'; end if;
        raise exception using errcode = 'QL000';
      exception
        when sqlstate 'QL999' then taken := taken || (before || ' > ' || after);
        when sqlstate 'QL000' or insufficient_privilege then null;
      end;
    end loop; end loop;
    perform set_config('seen.steps', array_to_string(taken, ', '), true);
  end $do$`;

const cell = (guarantee: string, test: (w: World) => StepTest, taken: string[]): Cell => ({
  guarantee,
  covers: [],
  setup: (w) => steps(test(w)),
  steps: () => [],
  query: () => `select current_setting('seen.steps') as steps`,
  expected: { steps: taken.join(', ') },
});

const application = { table: 'initiative_applications', statuses: applicationStatuses } as const;

export const allSteps: Cell[] = [
  cell(
    'the steps of an application that the student can take',
    (w) => ({ ...application, id: w.acceptedApplication, actor: w.owner }),
    ['pending > withdrawn', 'accepted > completed', 'accepted > ended', 'withdrawn > pending'],
  ),
  cell(
    'the steps of an application that the company can take',
    (w) => ({ ...application, id: w.acceptedApplication, actor: w.acceptedCompany }),
    ['pending > accepted', 'pending > rejected', 'accepted > completed', 'accepted > ended'],
  ),
  cell(
    'the steps of an application without an actor',
    (w) => ({ ...application, id: w.acceptedApplication, actor: '' }),
    ['pending > ended', 'accepted > completed', 'accepted > ended'],
  ),
  cell(
    'the steps of a review',
    (w) => ({
      table: 'task_submissions',
      statuses: submissionStatuses,
      id: w.newestWork,
      actor: w.acceptedCompany,
      role: 'app_api',
      state: `, reviewed_at = case before when 'pending' then null else now() end, feedback = 'Read'`,
      more: `, feedback = 'Read'`,
    }),
    [
      'pending > reviewed',
      'pending > approved',
      'pending > needs_revision',
      'reviewed > approved',
      'reviewed > needs_revision',
      'needs_revision > approved',
    ],
  ),
];
