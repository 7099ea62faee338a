import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Admins find mails by what they are about, by words of the subject and by one address. Six digits of a subject may
 * be a code: whoever searches must not be able to guess it digit by digit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails add column kind text;
    update mails set kind = case
      when topic in ('interviewRequests', 'interviewUpdates') then 'INTERVIEW'
      when topic = 'applications' then 'APPLICATION'
      when topic = 'savedSearches' then 'SEARCH'
      when topic = 'referrals' then 'REFERRAL'
      when subject ~ '\d{6}' then 'SECURITY'
      when user_id is null then 'SUPPORT'
      else 'ACCOUNT' end;
    alter table mails alter kind set not null;
    alter table mails add constraint mails_kind_check check (kind in (
      'SECURITY','ACCOUNT','COMPANY','DEGREE','INTERVIEW','APPLICATION','JOB','SEARCH','OFFER','HIRE','INVOICE',
      'REFERRAL','MESSAGE','REPORT','WAITLIST','SUPPORT'));

    create index mails_sent_of_kind on mails (kind, sent_at desc, id desc) where sent_at is not null;
    create index mails_failed_of_kind on mails (kind, failed_at desc, id desc) where failed_at is not null;
    create index mails_waiting_of_kind on mails (kind, due_at, id) where sent_at is null and failed_at is null;
    create index mails_sent_to on mails (to_address, sent_at desc, id desc) where sent_at is not null;
    create index mails_subject_trgm on mails using gin ((regexp_replace(subject, '\d{6}', '', 'g')) gin_trgm_ops);
  `.execute(db);
}
