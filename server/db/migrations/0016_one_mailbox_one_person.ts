import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The same mailbox proves degrees of one person, in whatever spelling its address comes; the first keeps its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function mailbox_of(address citext) returns text language sql immutable strict parallel safe
      return lower(regexp_replace(address::text, '\\+[^@]*@', '@'));

    with ranked as (
      select id, candidate_id, education_id,
             first_value(candidate_id) over (
               partition by mailbox_of(email) order by decided_at nulls last, created_at, id
             ) as owner_id
        from degree_verifications
       where status = 'VERIFIED' and email is not null
    ), lost as (
      update degree_verifications v set status = 'WITHDRAWN'
        from ranked r where r.id = v.id and r.owner_id <> r.candidate_id
      returning v.education_id
    )
    update candidate_educations e set verification_status = 'UNVERIFIED'
      from lost where e.id = lost.education_id and not exists (
         select from degree_verifications proved
          where proved.education_id = e.id and proved.status = 'VERIFIED' and proved.method = 'DOCUMENT');

    alter table degree_verifications add constraint degree_verifications_one_mailbox_one_person
      exclude using gist (mailbox_of(email) with =, candidate_id with <>) where (status = 'VERIFIED');
  `.execute(db);
}
