import { type RawBuilder, sql } from 'kysely';
import type { HireSide } from '#contract/labels/hires.ts';

/**
 * Whether the question `k` (a row of `hire_checks`) about the hire `h` waits for this side's answer: it is
 * the latest one, and not answered. People who have left are not asked.
 */
export function waitsForAnswer(side: HireSide): RawBuilder<boolean> {
  return sql<boolean>`(h.status = 'CONFIRMED' and k.side = ${side} and k.is_good is null
    and k.day = (select max(day) from hire_checks where hire_id = h.id))`;
}
