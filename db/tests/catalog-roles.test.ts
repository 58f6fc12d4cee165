// Checks roles and security-definer functions in the PostgreSQL catalog.
import { describe, expect, test } from 'vitest';
import { listColumn, notOfAnExtension, ourRoles, ourSchemas } from './catalog.ts';
import { openTestDatabase } from './test-database.ts';

const { root } = await openTestDatabase();
const list = listColumn(root);

describe('roles', () => {
  const serving = `rolname in ('app_api', 'app_auth', 'app_worker', 'app_desk')`;

  test('login roles have no special rights and inherit nothing', async () => {
    const { rows } = await root.query(
      `select distinct rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolinherit
       from pg_roles where ${serving}`,
    );
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        rolinherit: false,
      },
    ]);
  });

  test("app_owner and app_keeper can't log in or bypass policies", async () => {
    const { rows } = await root.query(
      `select rolname, rolcanlogin, rolsuper, rolbypassrls from pg_roles
       where rolname in ('app_owner', 'app_keeper') order by 1`,
    );
    expect(rows).toEqual([
      { rolname: 'app_keeper', rolcanlogin: false, rolsuper: false, rolbypassrls: false },
      { rolname: 'app_owner', rolcanlogin: false, rolsuper: false, rolbypassrls: false },
    ]);
  });

  test('app_backup bypasses policies, reads everything, and can neither log in without a password nor write', async () => {
    const { rows } = await root.query(
      `select rolcanlogin, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles
       where rolname = 'app_backup'`,
    );
    expect(rows).toEqual([
      {
        rolcanlogin: false,
        rolsuper: false,
        rolbypassrls: true,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
      },
    ]);
    expect(
      await list(`select roleid::regrole::text from pg_auth_members where member = 'app_backup'::regrole`),
    ).toEqual(['pg_read_all_data']);
    const tables = `from pg_class where relkind in ('r', 'p', 'v') and relnamespace = any (${ourSchemas})`;
    expect(
      await list(
        `select oid::regclass::text ${tables} and has_table_privilege('app_backup', oid, 'insert, update, delete, truncate')`,
      ),
    ).toEqual([]);
    expect(
      await list(
        `select oid::regclass::text ${tables} and not has_table_privilege('app_backup', oid, 'select')`,
      ),
    ).toEqual([]);
  });

  test('login roles and app_keeper are members of no role', async () => {
    expect(
      await list(`select m.rolname from pg_auth_members join pg_roles m on m.oid = member
        where m.rolname = 'app_keeper' or m.${serving}`),
    ).toEqual([]);
  });

  test('only app_owner can switch to app_keeper', async () => {
    expect(
      await list(`select member::regrole::text from pg_auth_members
        where roleid = 'app_keeper'::regrole and member <> 'postgres'::regrole`),
    ).toEqual(['app_owner']);
  });

  test('login roles own nothing; app_keeper owns its schema and functions', async () => {
    const { rows } = await root.query(`
      select distinct refobjid::regrole::text as role, classid::regclass::text as what from pg_shdepend
      where deptype = 'o' and classid <> 'pg_default_acl'::regclass and refclassid = 'pg_authid'::regclass and refobjid = any (${ourRoles}) order by 2`);
    expect(rows).toEqual([
      { role: 'app_keeper', what: 'pg_namespace' },
      { role: 'app_keeper', what: 'pg_proc' },
    ]);
  });

  test('login roles can create nothing in any schema', async () => {
    expect(
      await list(`select format('%s %s', r, nspname) from pg_namespace, unnest(${ourRoles}) as r
        where has_schema_privilege(r, oid, 'create')`),
    ).toEqual(['app_keeper keeper']);
  });
});

describe('security-definer functions', () => {
  const definers = `from pg_proc p where prosecdef and pronamespace = any (${ourSchemas}) and ${notOfAnExtension('pg_proc', 'p.oid')}`;

  test('have a fixed search path with temporary tables last', async () => {
    expect(
      await list(`select format('%s: %s', proname, proconfig) ${definers}
        and not coalesce(proconfig && array['search_path=pg_catalog, public, pg_temp', 'search_path=public, pg_temp'], false)`),
    ).toEqual([]);
  });

  test('can be called only by the roles listed here', async () => {
    const { rows } = await root.query<{ name: string; callers: string | null }>(
      `select format('%s %s', proowner::regrole, p.oid::regproc) as name,
         (select string_agg(grantee::regrole::text, ' ' order by grantee::regrole::text)
           from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee <> proowner) as callers
       ${definers} order by 1`,
    );
    expect(Object.fromEntries(rows.map(({ name, callers }) => [name, callers ?? 'no one']))).toEqual({
      'app_keeper keeper.altered_desk_log': 'app_worker',
      'app_keeper keeper.digest_log': 'app_worker',
      'app_keeper keeper.drop_old_log': 'app_worker',
      'app_keeper keeper.log_change': 'app_owner',
      'app_keeper keeper.log_desk': 'app_owner',
      'app_keeper keeper.log_member': 'app_owner',
      'app_keeper keeper.next_to_seal': 'app_worker',
      'app_keeper keeper.open_student': 'app_api',
      'app_keeper keeper.owe_for_completion': 'app_owner',
      'app_keeper keeper.owe_for_task': 'app_owner',
      'app_keeper keeper.own_handles': 'app_api',
      'app_keeper keeper.profile_views': 'app_api',
      'app_keeper keeper.promise_changed': 'app_owner',
      'app_keeper keeper.promise_decision': 'app_owner',
      'app_keeper keeper.promise_review': 'app_owner',
      'app_keeper keeper.promise_reward': 'app_owner',
      'app_keeper keeper.promised_days': 'no one',
      'app_keeper keeper.add_to_record': 'app_owner',
      'app_keeper keeper.copy_to_record': 'no one',
      'app_keeper keeper.mark_withdrawn': 'app_owner',
      'app_keeper keeper.prepare_closing_words': 'app_owner',
      'app_keeper keeper.shown_credential': 'app_api',
      'app_keeper keeper.shown_entries': 'app_api',
      'app_keeper keeper.shown_entry': 'no one',
      'app_keeper keeper.shown_name': 'no one',
      'app_keeper keeper.shown_page': 'app_api',
      'app_keeper keeper.reward_step': 'app_owner',
      'app_keeper keeper.rewards_are_paid': 'app_owner',
      'app_keeper keeper.record_change': 'no one',
      'app_keeper keeper.record_view': 'app_api',
      'app_keeper keeper.unsealed_log': 'app_worker',
      'app_keeper keeper.decision_made': 'app_owner',
      'app_keeper keeper.guardian_collaborations': 'app_auth',
      'app_keeper keeper.guardian_email': 'app_auth',
      'app_keeper keeper.guardian_ends': 'app_auth',
      'app_keeper keeper.guardian_step': 'app_auth',
      'app_keeper keeper.guardian_summary': 'app_auth',
      'app_keeper keeper.hold_application': 'app_owner',
      'app_keeper keeper.hold_decision': 'app_owner',
      'app_keeper keeper.count_held_decision': 'app_owner',
      'app_keeper keeper.drop_held_review': 'app_owner',
      'app_keeper keeper.make_decision_final': 'no one',
      'app_keeper keeper.apply_decision': 'app_worker',
      'app_keeper keeper.close_unanswered': 'app_worker',
      'app_keeper keeper.nudge': 'app_worker',
      'app_keeper keeper.confirm_decision': 'app_api',
      'app_keeper keeper.is_paused': 'no one',
      'app_keeper keeper.leave_for_student': 'no one',
      'app_keeper keeper.name_guardian': 'app_api',
      'app_keeper keeper.record_consent': 'no one',
      'app_keeper keeper.request_guardian_link': 'app_auth',
      'app_keeper keeper.student_of_guardian': 'no one',
      'app_keeper keeper.waits_for_guardian': 'app_api app_owner',
      'app_keeper keeper.application_changed': 'app_owner',
      'app_keeper keeper.application_status_changed': 'app_owner',
      'app_keeper keeper.can_save': 'app_api',
      'app_keeper keeper.company_blocked': 'app_owner',
      'app_keeper keeper.blocked_companies': 'app_api',
      'app_keeper keeper.has_blocked': 'app_api',
      'app_keeper keeper.hidden_initiatives': 'app_api',
      'app_keeper keeper.claim_unused_files': 'app_worker',
      'app_keeper keeper.is_evidence': 'no one',
      'app_keeper keeper.company_changed': 'app_owner',
      'app_keeper keeper.company_created': 'app_owner',
      'app_keeper keeper.set_actor': 'app_api app_auth app_worker',
      'app_keeper keeper.set_birth_month': 'app_api',
      'app_keeper keeper.why_not_apply': 'app_api app_owner',
      'app_keeper keeper.set_operator': 'app_desk',
      'app_keeper keeper.is_operator': 'app_desk app_owner',
      'app_keeper keeper.change_access': 'app_desk',
      'app_keeper keeper.claimed_company_review': 'no one',
      'app_keeper keeper.company_change_reviewed': 'app_owner',
      'app_keeper keeper.decide_company_review': 'app_desk',
      'app_keeper keeper.decline_correction': 'app_desk',
      'app_keeper keeper.find_accounts': 'app_desk',
      'app_keeper keeper.initiative_created': 'app_owner',
      'app_keeper keeper.is_listed': 'app_api app_owner',
      'app_keeper keeper.list_company_reviews': 'app_desk',
      'app_keeper keeper.list_corrections': 'app_desk',
      'app_keeper keeper.open_account': 'app_desk',
      'app_keeper keeper.open_company_review': 'app_desk',
      'app_keeper keeper.people_of': 'no one',
      'app_keeper keeper.prepare_company_review': 'app_owner',
      'app_keeper keeper.release_company_review': 'app_desk',
      'app_keeper keeper.require_confirmation': 'no one',
      'app_keeper keeper.restore_company': 'no one',
      'app_keeper keeper.restore_person': 'no one',
      'app_keeper keeper.sign_out_suspended': 'no one',
      'app_keeper keeper.similar_companies': 'no one',
      'app_keeper keeper.suspend_company': 'no one',
      'app_keeper keeper.suspend_person': 'no one',
      'app_keeper keeper.list_reports': 'app_desk',
      'app_keeper keeper.open_report': 'app_desk',
      'app_keeper keeper.claimed_report': 'no one',
      'app_keeper keeper.report_deleted': 'app_owner',
      'app_keeper keeper.release_report': 'app_desk',
      'app_keeper keeper.read_conversation': 'app_desk',
      'app_keeper keeper.close_report': 'app_desk',
      'app_keeper keeper.list_removed_contacts': 'app_desk',
      'app_keeper keeper.open_removed_contact': 'app_desk',
      'app_keeper keeper.claimed_removed_contact': 'no one',
      'app_keeper keeper.release_removed_contact': 'app_desk',
      'app_keeper keeper.close_removed_contact': 'app_desk',
      'app_keeper keeper.waitlist_joined': 'app_owner',
      'app_keeper keeper.inquiry_sent': 'app_owner',
      'app_keeper keeper.prospect_joined': 'app_owner',
      'app_keeper keeper.prospect_left': 'app_owner',
      'app_keeper keeper.find_prospects': 'no one',
      'app_keeper keeper.list_prospects': 'app_desk',
      'app_keeper keeper.count_new_prospects': 'app_desk',
      'app_keeper keeper.prospect_details': 'no one',
      'app_keeper keeper.lock_prospect': 'no one',
      'app_keeper keeper.open_prospect': 'app_desk',
      'app_keeper keeper.add_prospect_note': 'app_desk',
      'app_keeper keeper.invite_prospect': 'app_desk',
      'app_keeper keeper.cancel_prospect_invitation': 'app_desk',
      'app_keeper keeper.close_prospect': 'app_desk',
      'app_keeper keeper.export_prospects': 'app_desk',
      'app_keeper keeper.find_sign_up_invitation': 'app_auth',
      'app_keeper keeper.api_seen': 'app_api',
      'app_keeper keeper.worker_seen': 'app_worker',
      'app_keeper keeper.process_seen': 'no one',
      'app_keeper keeper.count_email': 'app_owner',
      'app_keeper keeper.record_backup': 'app_backup',
      'app_keeper keeper.stored_files': 'app_backup',
      'app_keeper keeper.jobs_by_queue': 'no one',
      'app_keeper keeper.health': 'app_api app_desk',
      'app_keeper keeper.close_mail_failure': 'app_desk',
      'app_keeper keeper.settle_mail_failure': 'no one',
      'app_keeper keeper.suspend_or_restore': 'no one',
      'app_keeper keeper.search_accounts': 'no one',
      'app_keeper keeper.count_mail_failures': 'app_desk',
      'app_keeper keeper.email_failed': 'app_owner',
      'app_keeper keeper.failed_address': 'no one',
      'app_keeper keeper.list_mail_failures': 'app_desk',
      'app_keeper keeper.note_mail_failure': 'app_worker',
      'app_keeper keeper.open_mail_failure': 'app_desk',
      'app_keeper keeper.read_mail_recipient': 'app_desk',
      'app_keeper keeper.take_down_message': 'no one',
      'app_keeper keeper.take_down_page': 'no one',
      'app_keeper keeper.take_down_words': 'no one',
      'app_keeper keeper.take_down_submission': 'no one',
      'app_keeper keeper.take_down_images': 'no one',
      'app_keeper keeper.find_taken_down': 'app_api',
      'app_keeper keeper.files_of_report': 'no one',
      'app_keeper keeper.open_report_files': 'app_desk',
      'app_keeper keeper.find_report_file': 'app_desk',
      'app_keeper keeper.is_withheld': 'app_api',
      'app_keeper keeper.close_for_good': 'no one',
      'app_keeper keeper.take_down_initiative': 'no one',
      'app_keeper keeper.find_takedown': 'app_api',
      'app_keeper keeper.name_of_deleted': 'app_api',
      'app_keeper keeper.passkey_removed': 'app_owner',
      'app_keeper keeper.end_operator_access': 'no one',
      'app_keeper keeper.create_operator': 'no one',
      'app_keeper keeper.reset_operator': 'no one',
      'app_keeper keeper.disable_operator': 'no one',
      'app_keeper keeper.list_operators': 'app_desk',
      'app_keeper keeper.invite_operator': 'app_desk',
      'app_keeper keeper.send_setup_link': 'app_desk',
      'app_keeper keeper.change_operator_role': 'app_desk',
      'app_keeper keeper.lock_out_operator': 'app_desk',
      'app_keeper keeper.send_account_email': 'app_desk',
      'app_keeper keeper.request_deletion': 'app_desk',
      'app_keeper keeper.delete_permanently': 'app_desk',
      'app_keeper keeper.require_lead': 'no one',
      'app_keeper keeper.lock_operator': 'no one',
      'app_keeper keeper.name_to_type': 'no one',
      'app_keeper keeper.act_for': 'no one',
      'app_keeper keeper.leave_notices': 'no one',
      'app_keeper keeper.delete_account_of_others': 'no one',
      'app_keeper keeper.delete_company_of_others': 'no one',
      'app_keeper keeper.begin_setup': 'app_worker',
      'app_keeper keeper.count_application': 'app_owner',
      'app_keeper keeper.count_application_days': 'app_owner',
      'app_keeper keeper.count_bookmark': 'app_owner',
      'app_keeper keeper.add_views': 'app_api',
      'app_keeper keeper.lock_counts_of_student': 'no one',
      'app_keeper keeper.correct_email': 'app_desk',
      'app_keeper keeper.approve_correction': 'app_desk',
      'app_keeper keeper.prepare_block': 'app_owner',
      'app_keeper keeper.task_written': 'app_owner',
      'app_keeper keeper.change_email': 'no one',
      'app_keeper keeper.confirm_correction': 'app_auth',
      'app_keeper keeper.stop_correction': 'app_auth',
      'app_keeper keeper.stop_or_restart_answers': 'app_owner',
      'app_keeper keeper.email_reserved': 'app_owner',
      'app_keeper keeper.export_evidence': 'app_desk',
      'app_keeper keeper.entries_of_report': 'no one',
      'app_keeper keeper.email_changed': 'app_owner',
      'app_keeper keeper.close_conversation': 'app_owner',
      'app_keeper keeper.prepare_conversation': 'app_owner',
      'app_keeper keeper.company_images': 'app_owner',
      'app_keeper keeper.student_read': 'app_owner',
      'app_keeper keeper.company_read': 'app_owner',
      'app_keeper keeper.count_storage': 'app_owner',
      'app_keeper keeper.count_attempt': 'app_api app_auth app_desk',
      'app_keeper keeper.delete_account': 'app_auth',
      'app_keeper keeper.company_renamed': 'app_owner',
      'app_keeper keeper.company_stays': 'app_owner',
      'app_keeper keeper.delete_company': 'no one',
      'app_keeper keeper.delete_own_company': 'app_auth',
      'app_keeper keeper.delete_people_without_company': 'app_worker',
      'app_keeper keeper.delete_person': 'no one',
      'app_keeper keeper.lock_team': 'app_owner',
      'app_keeper keeper.delete_initiative': 'app_api',
      'app_keeper keeper.delete_student': 'no one',
      'app_keeper keeper.end_open_applications': 'app_worker',
      'app_keeper keeper.draft_image': 'app_owner',
      'app_keeper keeper.file_uploaded': 'app_owner',
      'app_keeper keeper.reset_attempts': 'app_api app_auth app_desk',
      'app_keeper keeper.acts_for': 'no one',
      'app_keeper keeper.delete_notifications': 'no one',
      'app_keeper keeper.dissolve_team': 'no one',
      'app_keeper keeper.end_access': 'no one',
      'app_keeper keeper.invitation_sent': 'app_owner',
      'app_keeper keeper.join_team': 'app_auth',
      'app_keeper keeper.person_invited': 'app_owner',
      'app_keeper keeper.company_founded': 'app_owner',
      'app_keeper keeper.has_account': 'app_api app_owner',
      'app_keeper keeper.is_owner': 'app_api app_owner',
      'app_keeper keeper.member_step': 'app_owner',
      'app_keeper keeper.has_closed_conversation': 'app_api app_owner',
      'app_keeper keeper.has_submissions': 'app_api app_owner',
      'app_keeper keeper.index_company': 'no one',
      'app_keeper keeper.index_initiative': 'no one',
      'app_keeper keeper.initiative_changed': 'app_owner',
      'app_keeper keeper.initiative_image': 'app_owner',
      'app_keeper keeper.initiative_saved': 'app_owner',
      'app_keeper keeper.is_open': 'app_api app_owner',
      'app_keeper keeper.change_places': 'app_owner',
      'app_keeper keeper.check_time_zone': 'app_owner',
      'app_keeper keeper.close_applications': 'app_worker',
      'app_keeper keeper.move_deadlines': 'app_owner',
      'app_keeper keeper.places_left': 'app_api',
      'app_keeper keeper.require_place': 'no one',
      'app_keeper keeper.set_deadline': 'app_owner',
      'app_keeper keeper.why_closed': 'app_api',
      'app_keeper keeper.is_verified': 'app_api app_owner',
      'app_keeper keeper.join_waitlist': 'app_api',
      'app_keeper keeper.leave_waitlist': 'app_api',
      'app_keeper keeper.may_upload': 'app_api app_owner',
      'app_keeper keeper.may_see_photo': 'app_api',
      'app_keeper keeper.team_emails': 'app_api',
      'app_keeper keeper.prepare_message': 'app_owner',
      'app_keeper keeper.sync_student_card': 'no one',
      'app_keeper keeper.break_changed': 'app_owner',
      'app_keeper keeper.profile_changed': 'app_owner',
      'app_keeper keeper.refresh_student_cards': 'no one',
      'app_keeper keeper.nearest_words': 'app_api',
      'app_keeper keeper.refresh_outline': 'no one',
      'app_keeper keeper.refresh_response_times': 'app_worker',
      'app_keeper keeper.profile_photo': 'app_owner',
      'app_keeper keeper.refresh_progress': 'no one',
      'app_keeper keeper.send_inquiry': 'app_api',
      'app_keeper keeper.unsubscribe': 'app_api',
      'app_keeper keeper.subscribe_push': 'app_auth',
      'app_keeper keeper.session_ended': 'app_owner',
      'app_keeper keeper.prepare_note': 'app_owner',
      'app_keeper keeper.prepare_submission': 'app_owner',
      'app_keeper keeper.submission_changed': 'app_owner',
      'app_keeper keeper.submission_step': 'app_owner',
      'app_keeper keeper.task_changed': 'app_owner',
      'app_keeper keeper.tie_changed': 'app_owner',
      'app_keeper keeper.unread_after': 'no one',
      'app_keeper keeper.unread_status_changed': 'app_owner',
      'app_keeper keeper.hand_over_drafts': 'no one',
      'app_owner app.drop_partitions': 'app_worker',
      'app_owner app.ensure_partitions': 'app_worker',
    });
  });
});
