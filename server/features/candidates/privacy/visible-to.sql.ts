import { type RawBuilder, sql } from 'kysely';
import type { Presence } from '#contract/labels/applications.ts';

/*
 * Who of the candidates exists for a company, and whose contact details are open to it. Nothing else decides either:
 * search, counts, facets, lists, direct links, files and mails ask one of these. Of who is not awake a company's own
 * applications and interviews keep the name, and nothing else.
 */

type Truth = RawBuilder<boolean>;

/** A candidate and a company: values, or columns by `sql.ref`. */
interface Pair {
  candidateId: RawBuilder<unknown> | string;
  companyId: RawBuilder<unknown> | string;
}

/** Whether a company known by these keys may come across the candidate whose `candidate_index` stands as `d`. */
export function foundBy(companyKeys: string[]): Truth {
  return sql`(d.is_searchable and not d.hidden_from && ${companyKeys}::text[])`;
}

/** Whether the account is there for others: who has deleted it is gone at once, who rests it is until they wake it. */
export function isAwake(candidateId: Pair['candidateId']): Truth {
  return sql`exists (select from users awake where awake.id = ${candidateId}
    and awake.status not in ('DELETED', 'INACTIVE'))`;
}

/** What a company that has an application or an interview of theirs reads about that. */
export function presenceOf(candidateId: Pair['candidateId']): RawBuilder<Presence> {
  return sql`(select case present.status when 'DELETED' then 'LEFT' when 'INACTIVE' then 'RESTING' else 'HERE' end
    from users present where present.id = ${candidateId})`;
}

/** Whether the candidate is there for the company: it finds them, or an application connects the two. */
export function seenBy({ candidateId, companyId, companyKeys }: Pair & { companyKeys: string[] }): Truth {
  return sql`(coalesce(${foundBy(companyKeys)}, false) or (${isAwake(candidateId)} and exists (
    select from sent_applications seen where seen.candidate_id = ${candidateId} and seen.company_id = ${companyId})))`;
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

/** E-mail, phone and résumé open to a company when the candidate applied to it or accepted its request. */
export function contactSharedWith({ candidateId, companyId }: Pair): Truth {
  return sql`(${isAwake(candidateId)} and (
    exists (select from sent_applications own where own.candidate_id = ${candidateId}
      and own.company_id = ${companyId} and own.applied_at is not null)
    or exists (select from interviews own where own.candidate_id = ${candidateId}
      and own.company_id = ${companyId} and own.accepted_at is not null)))`;
}
