// Every step that an application and a review can take, and by whom: each from every state to every other, tried one by
// one. What is not listed is refused. Applications are tried by the keeper in everybody's name, because policies hide
// some from companies, and only the keeper completes: so the list of steps decides alone.
import { applicationStatuses, submissionStatuses } from '@questline/contract';
import type { Cell } from '../matrix.ts';
import type { World } from '../world.ts';

type Try = {
  table: 'initiative_applications' | 'task_submissions';
  id: string;
  statuses: readonly string[];
  actor: string;
  role?: 'app_api';
  /** Set along with the state that it begins from, and with the step. */
  state?: string;
  more?: string;
};

/** Puts a row into each state past all triggers, tries each step as somebody, and notes those that were taken. */
const steps = ({ table, id, statuses, actor, role, state = '', more = '' }: Try) => `do $do$
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

const cell = (guarantee: string, tried: (w: World) => Try, taken: string[]): Cell => ({
  guarantee,
  keeps: [],
  given: (w) => steps(tried(w)),
  steps: () => [],
  look: () => `select current_setting('seen.steps') as steps`,
  shows: { steps: taken.join(', ') },
});

const application = { table: 'initiative_applications', statuses: applicationStatuses } as const;

export const allSteps: Cell[] = [
  cell(
    'the steps of an application that are the student’s',
    (w) => ({ ...application, id: w.acceptedApplication, actor: w.owner }),
    ['pending > withdrawn', 'accepted > completed', 'accepted > ended', 'withdrawn > pending'],
  ),
  cell(
    'the steps of an application that are the company’s',
    (w) => ({ ...application, id: w.acceptedApplication, actor: w.acceptedCompany }),
    ['pending > accepted', 'pending > rejected', 'accepted > completed', 'accepted > ended'],
  ),
  cell(
    'the steps of an application when nobody asks',
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
    ],
  ),
];
