import { type RawBuilder, sql } from 'kysely';
import { RUNNING_STATUSES } from '#contract/applications/transitions.ts';
import type { Presence } from '#contract/labels/applications.ts';
import { statusList } from '#server/db/fragments.sql.ts';

/*
 * The only rules for which candidates a company can see, and whose contact details it can read. Search,
 * counts, facets, lists, direct links, files and mails all use them. For a candidate whose account is
 * deactivated or deleted, the company's own applications and interviews show only the name. The conditions
 * are scalar subqueries instead of `exists`, because PostgreSQL answers `exists` in a list by scanning the
 * rows of all candidates.
 */

type Truth = RawBuilder<boolean>;

/** A candidate and a company: values, or columns by `sql.ref`. */
interface Pair {
  candidateId: RawBuilder<unknown> | string;
  companyId: RawBuilder<unknown> | string;
}

/** Whether a company with these keys can find the candidate whose `candidate_index` row is aliased as `d`. */
export function foundBy(companyKeys: string[]): Truth {
  return sql`(${isFindable()} and not d.hidden_from && ${companyKeys}::text[])`;
}

/** The columns of `d` that `foundBy` reads. */
export function foundByColumns(): RawBuilder<unknown> {
  return sql`d.is_searchable, d.hidden_from`;
}

/** The columns for `foundBy` as `d`, for a list of some candidates: an index lookup for each. */
export function findableRow(candidateId: RawBuilder<unknown>): RawBuilder<{ isSearchable: boolean }> {
  return sql`(select ${foundByColumns()} from candidate_index d
    where d.candidate_id = ${candidateId} limit 1)`;
}

/**
 * Whether any company can find the candidate whose `candidate_index` row is aliased as `d`. The partial
 * indexes have this condition.
 */
export function isFindable(): Truth {
  return sql`d.is_searchable`;
}

/** Whether the account is visible to others: not if it is deleted, and not while it is deactivated. */
export function isAwake(candidateId: Pair['candidateId']): Truth {
  return sql`coalesce((select awake.status not in ('DELETED', 'INACTIVE') from users awake
    where awake.id = ${candidateId}), false)`;
}

/** The same for a large number of candidates, where single lookups would be too slow: few are inactive. */
export function isAwakeOfMany(candidateId: Pair['candidateId']): Truth {
  return sql`(${candidateId} not in (select away.id from users away where away.status in ('DELETED', 'INACTIVE')))`;
}

/** What a company that has an application or an interview of the candidate reads about their account. */
export function presenceOf(candidateId: Pair['candidateId']): RawBuilder<Presence> {
  return sql`(select case present.status when 'DELETED' then 'LEFT' when 'INACTIVE' then 'RESTING' else 'HERE' end
    from users present where present.id = ${candidateId})`;
}

/**
 * Whether the application aliased as `seen` connects the two. A request that ended without ever being
 * accepted does not: only the company made it, and it could use requests to keep sight of a candidate who
 * hides from it.
 */
function connects(): Truth {
  return sql`(seen.applied_at is not null or seen.status in ${statusList(RUNNING_STATUSES)} or coalesce((
    select true from interviews agreed where agreed.application_id = seen.id
      and agreed.accepted_at is not null limit 1), false))`;
}

/** Whether the candidate is visible to the company: it can find them, or an application connects the two. */
export function seenBy({ candidateId, companyId, companyKeys }: Pair & { companyKeys: string[] }): Truth {
  return sql`(coalesce(${foundBy(companyKeys)}, false) or (${isAwake(candidateId)} and coalesce((
    select true from sent_applications seen where seen.candidate_id = ${candidateId}
      and seen.company_id = ${companyId} and ${connects()} limit 1), false)))`;
}

/** Whether the candidate has blocked the company: its key is among those they hide from. */
export function hasBlocked({ candidateId, companyId }: Pair): Truth {
  return sql`exists (select from company_blocks blocked where blocked.candidate_id = ${candidateId}
    and blocked.company_id = ${companyId})`;
}

/**
 * Whether the company still has its conversation with the candidate: it sees them, or they have answered it.
 */
export function talksWith(pair: Pair & { companyKeys: string[]; isAnswered: Truth }): Truth {
  return sql`(${seenBy(pair)} or (${pair.isAnswered} and ${isAwake(pair.candidateId)} and not ${hasBlocked(pair)}))`;
}

/**
 * The applications of a suspended candidate stay visible, but nobody gets their contact details meanwhile
 * (decision 13).
 */
function isReachable(candidateId: Pair['candidateId']): Truth {
  return sql`coalesce((select reachable.status = 'ACTIVE' from users reachable
    where reachable.id = ${candidateId}), false)`;
}

/**
 * E-mail, phone and resume are open to a company when the candidate applied to it or accepted its request.
 */
export function contactSharedWith({ candidateId, companyId }: Pair): Truth {
  return sql`(${isReachable(candidateId)} and (
    coalesce((select true from sent_applications own where own.candidate_id = ${candidateId}
      and own.company_id = ${companyId} and own.applied_at is not null limit 1), false)
    or coalesce((select true from interviews own where own.candidate_id = ${candidateId}
      and own.company_id = ${companyId} and own.accepted_at is not null limit 1), false)))`;
}
