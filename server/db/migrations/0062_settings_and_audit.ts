import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Rewards, taxes, deadlines and addresses become settings. The audit and the mails are filtered by whatever their
 * screens offer, newest first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings drop constraint settings_name_check;
    alter table settings add constraint settings_name_check check (name in (
      'hireFeePercent','paymentDays','referralReward','affiliateReward','tdsPercent','tdsPercentWithoutPan',
      'tdsThreshold','replyHours','urgentReplyHours','offerDays','supportEmail','socialLinks','supplier'));

    create index audit_by_action on audit_events (action, at desc, id desc);
    create index audit_by_kind on audit_events (subject_type, at desc, id desc);
    create index audit_by_object on audit_events (subject_id, at desc, id desc) where subject_id is not null;
    create index audit_by_company on audit_events (company_id, at desc, id desc) where company_id is not null;
    create index audit_summary_trgm on audit_events using gin (summary gin_trgm_ops);
  `.execute(db);
}
