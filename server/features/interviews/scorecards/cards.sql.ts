import { type RawBuilder, sql } from 'kysely';
import { hasRole } from '#contract/core/roles.ts';
import type { Reader } from './reader.ts';

/** The reader has sent a card about the interview `i`. */
export function hasOwnCard({ userId }: Reader): RawBuilder<boolean> {
  return sql`exists (
    select 1 from scorecards s where s.interview_id = i.id and s.author_id = ${userId})`;
}

/**
 * What others think of the interview `i` is hidden from who has yet to say it: whoever could be swayed. Those who run
 * the company and do not interview read it at once.
 */
export function hidesCards(reader: Reader): RawBuilder<boolean> {
  const runs = hasRole(reader.role, 'ADMIN');
  return sql`exists (select 1 from scorecards s where s.interview_id = i.id)
    and not ${hasOwnCard(reader)}
    and (not ${runs}::boolean or i.interviewer_id = ${reader.userId} or exists (
      select 1 from job_round_interviewers p
       where p.job_id = i.job_id and p.round = i.interview_stage and p.user_id = ${reader.userId}))`;
}
