import { type RawBuilder, sql } from 'kysely';
import { RUNNING_STATUSES } from '#contract/applications/transitions.ts';
import type { Presence } from '#contract/labels/applications.ts';
import { statusList } from '#server/db/fragments.sql.ts';

/*
 * Who of the candidates exists for a company, and whose contact details are open to it. Nothing else decides either:
 * search, counts, facets, lists, direct links, files and mails ask one of these. Of who is not awake a company's own
 * applications and interviews keep the name, and nothing else. They ask by value, not by `exists`: for a list that is
 * answered by going through everybody's rows at once.
 */

type Truth = RawBuilder<boolean>;

/** A candidate and a company: values, or columns by `sql.ref`. */
interface Pair {
  candidateId: RawBuilder<unknown> | string;
  companyId: RawBuilder<unknown> | string;
}

/** Whether a company known by these keys may come across the candidate whose `candidate_index` stands as `d`. */
export function foundBy(companyKeys: string[]): Truth {
  return sql`(${isFindable()} and not d.hidden_from && ${companyKeys}::text[])`;
}

/** The columns of `d` that `foundBy` reads. */
export function foundByColumns(): RawBuilder<unknown> {
  return sql`d.is_searchable, d.hidden_from`;
}

/** What `foundBy` reads of the candidate as `d`, for a list of some of them: looked up one by one. */
export function findableRow(candidateId: RawBuilder<unknown>): RawBuilder<{ isSearchable: boolean }> {
  return sql`(select ${foundByColumns()} from candidate_index d
    where d.candidate_id = ${candidateId} limit 1)`;
}

/** Whether anybody may come across the candidate whose `candidate_index` stands as `d`: the condition of its indexes. */
export function isFindable(): Truth {
  return sql`d.is_searchable`;
}

/** Whether the account is there for others: who has deleted it is gone at once, who rests it is until they wake it. */
export function isAwake(candidateId: Pair['candidateId']): Truth {
  return sql`coalesce((select awake.status not in ('DELETED', 'INACTIVE') from users awake
    where awake.id = ${candidateId}), false)`;
}

/** The same of very many, who are too many to be looked up one by one: few are away. */
export function isAwakeOfMany(candidateId: Pair['candidateId']): Truth {
  return sql`(${candidateId} not in (select away.id from users away where away.status in ('DELETED', 'INACTIVE')))`;
}

/** What a company that has an application or an interview of theirs reads about that. */
export function presenceOf(candidateId: Pair['candidateId']): RawBuilder<Presence> {
  return sql`(select case present.status when 'DELETED' then 'LEFT' when 'INACTIVE' then 'RESTING' else 'HERE' end
    from users present where present.id = ${candidateId})`;
}

/**
 * Whether the application as `seen` connects the two. A request that is over and that the candidate has never accepted
 * does not: the company alone has made it, and could keep in sight whoever hides from it.
 */
function connects(): Truth {
  return sql`(seen.applied_at is not null or seen.status in ${statusList(RUNNING_STATUSES)} or coalesce((
    select true from interviews agreed where agreed.application_id = seen.id
      and agreed.accepted_at is not null limit 1), false))`;
}

/** Whether the candidate is there for the company: it finds them, or an application connects the two. */
export function seenBy({ candidateId, companyId, companyKeys }: Pair & { companyKeys: string[] }): Truth {
  return sql`(coalesce(${foundBy(companyKeys)}, false) or (${isAwake(candidateId)} and coalesce((
    select true from sent_applications seen where seen.candidate_id = ${candidateId}
      and seen.company_id = ${companyId} and ${connects()} limit 1), false)))`;
}

/** Whether the candidate keeps the company away; its key then stands among those they hide from. */
export function hasBlocked({ candidateId, companyId }: Pair): Truth {
  return sql`exists (select from company_blocks blocked where blocked.candidate_id = ${candidateId}
    and blocked.company_id = ${companyId})`;
}

/** Whether the company still has its conversation with the candidate: it sees them, or they answer it. */
export function talksWith(pair: Pair & { companyKeys: string[]; isAnswered: Truth }): Truth {
  return sql`(${seenBy(pair)} or (${pair.isAnswered} and ${isAwake(pair.candidateId)} and not ${hasBlocked(pair)}))`;
}

/** Of somebody suspended the applications stay; how to reach them is handed out to nobody meanwhile (decision 13). */
function isReachable(candidateId: Pair['candidateId']): Truth {
  return sql`coalesce((select reachable.status = 'ACTIVE' from users reachable
    where reachable.id = ${candidateId}), false)`;
}

/** E-mail, phone and resume open to a company when the candidate applied to it or accepted its request. */
export function contactSharedWith({ candidateId, companyId }: Pair): Truth {
  return sql`(${isReachable(candidateId)} and (
    coalesce((select true from sent_applications own where own.candidate_id = ${candidateId}
      and own.company_id = ${companyId} and own.applied_at is not null limit 1), false)
    or coalesce((select true from interviews own where own.candidate_id = ${candidateId}
      and own.company_id = ${companyId} and own.accepted_at is not null limit 1), false)))`;
}
