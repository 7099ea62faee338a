import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Whom an entry tells of is kept beside it, so that it is found when they are erased. Entries of before learn theirs; what
 * somebody wrote as a reason moves out of their sentences, and so do addresses of invited people, who may never have
 * an account. Who is erased by now is known by no name any more: of such an entry stays what was done, when, and by whom.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_events add column person_id uuid;

    update audit_events e set person_id = h.candidate_id
      from hires h where e.subject_type = 'hire' and h.id = e.subject_id;
    update audit_events set summary = left(summary, -length(concat(': ', after ->> 'reason')))
     where action in ('hire.upheld', 'hire.rejected', 'hire.found_left', 'hire.found_absent')
       and right(summary, length(concat(': ', after ->> 'reason'))) = concat(': ', after ->> 'reason');

    update audit_events e set person_id = i.candidate_id,
           summary = left(summary, length(named.words)),
           after = e.after || jsonb_build_object('reason', substr(summary, length(named.words) + 3))
      from interviews i
      join users u on u.id = i.candidate_id
      join companies c on c.id = i.company_id
      cross join lateral (select concat(' the no-show of ', u.first_name, ' ', u.last_name, ' and ', c.name) as said) n
      cross join lateral (values ('Upheld' || n.said), ('Cleared' || n.said)) named (words)
     where e.action in ('interview.no_show_upheld', 'interview.no_show_cleared') and i.id = e.subject_id
       and starts_with(e.summary, named.words || ': ');
    update audit_events e set person_id = i.candidate_id
      from interviews i
     where e.action in ('interview.no_show_upheld', 'interview.no_show_cleared') and i.id = e.subject_id
       and e.person_id is null;

    update audit_events e set person_id = d.candidate_id
      from candidate_educations d
     where e.action in ('education.verified', 'education.rejected') and d.id = e.subject_id
       and e.actor_id is distinct from d.candidate_id;

    update audit_events e set person_id = coalesce(r.person_id, t.candidate_id)
      from reports r left join message_threads t on t.id = r.thread_id
     where e.action in ('report.acted_on', 'report.dismissed') and r.id = e.subject_id;

    update audit_events e set person_id = t.candidate_id
      from message_threads t where e.action = 'conversation.reported' and t.id = e.subject_id;

    update audit_events
       set summary = regexp_replace(summary, '^Invited [^ ]+ to ', 'Invited somebody to ')
     where action in ('team_invitation.sent', 'team_invitation.sent_again');
    update audit_events
       set summary = regexp_replace(summary, '^Took back the invitation of [^ ]+ to ', 'Took back an invitation to ')
     where action = 'team_invitation.revoked';

    update audit_events e set summary = 'About a deleted member',
           before = before - 'reason', after = after - 'reason'
      from users u where u.id = e.person_id and u.erased_at is not null;

    create index audit_by_person on audit_events (person_id) where person_id is not null;
  `.execute(db);
}
