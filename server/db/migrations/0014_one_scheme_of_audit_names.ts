import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What the audit called a happening, and what it is called since every one is its row's noun and a past. */
const RENAMED: Readonly<Record<string, string>> = {
  'admin.created': 'user.made_admin',
  'session.started': 'user.signed_in',
  'session.ended': 'user.signed_out',
  'password.changed': 'user.password_changed',
  'password.reset': 'user.password_reset',
  'google.linked': 'user.google_linked',
  'twoFactor.enabled': 'user.two_factor_enabled',
  'twoFactor.disabled': 'user.two_factor_disabled',
  'twoFactor.codesRenewed': 'user.recovery_codes_renewed',
  'name.changed': 'user.renamed',
  'email.changed': 'user.email_changed',
  'phone.changed': 'user.phone_changed',
  'picture.changed': 'user.picture_changed',
  'picture.removed': 'user.picture_removed',
  'notifications.changed': 'user.notifications_changed',
  'account.exported': 'user.exported',
  'account.deactivated': 'user.deactivated',
  'account.reactivated': 'user.reactivated',
  'account.deleted': 'user.deleted',
  'candidate.basicInfoSaved': 'candidate.basic_info_saved',
  'candidate.skillsSaved': 'candidate.skills_saved',
  'candidate.experienceSaved': 'candidate.experience_saved',
  'candidate.educationSaved': 'candidate.education_saved',
  'candidate.resumeUploaded': 'candidate.resume_uploaded',
  'candidate.resumeRemoved': 'candidate.resume_removed',
  'candidate.privacyChanged': 'candidate.privacy_changed',
  'degree.codeSent': 'education.code_sent',
  'degree.documentSent': 'education.document_sent',
  'degree.proofWithdrawn': 'education.proof_withdrawn',
  'degree.verified': 'education.verified',
  'degree.approved': 'education.verified',
  'degree.rejected': 'education.rejected',
  'job.draft': 'job.unpublished',
  'interview.request': 'interview.requested',
  'interview.accept': 'interview.accepted',
  'interview.decline': 'interview.declined',
  'interview.withdraw': 'interview.withdrawn',
  'interview.schedule': 'interview.scheduled',
  'interview.request_slots': 'interview.slots_requested',
  'interview.cancel': 'interview.cancelled',
  'interview.reschedule': 'interview.rescheduled',
  'interview.complete': 'interview.completed',
  'interview.report_no_show': 'interview.no_show_reported',
  'interview.contest_no_show': 'interview.no_show_contested',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  const names = JSON.stringify(RENAMED);
  await sql`
    update audit_events set action = coalesce(${names}::jsonb ->> action, action);
  `.execute(db);
  await sql`update audit_events set subject_type = split_part(action, '.', 1)`.execute(db);
}
