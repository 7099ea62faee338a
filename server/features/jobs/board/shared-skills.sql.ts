import { type RawBuilder, sql } from 'kysely';
import { type Condition, hasName, hasTag, marksOf } from './tags.sql.ts';

/** Two indexes part the jobs here: by whether they ask for more skills than this. */
const FEW_ASKED = sql.lit(3);
const ONE_OF_MANY = 1 / 4;

/** A skill without a name is what stands where none is asked for. */
const NAMELESS = '';

const listOf = sql`string_agg(name_mark(name)::text, '|')`;

/**
 * As the index of numbers is asked for two of these: their places differ in some bit, so that of any two there is a bit
 * that one has and the other lacks. Each skill is named once a bit, where pairs would name it with every other.
 */
function twoOf(names: readonly string[]): RawBuilder<unknown> {
  const bits = Math.ceil(Math.log2(names.length + 1));
  return sql`(
    select string_agg('((' || having_it || ')&(' || lacking_it || '))', '|') from (
      select ${listOf} filter (where place >> bit & 1 = 1) as having_it,
             ${listOf} filter (where place >> bit & 1 = 0) as lacking_it
        from unnest(${names}::text[]) with ordinality named(name, place), generate_series(0, ${bits}::int - 1) bit
       group by bit) halves)::ia.query_int`;
}

/** Fulfilled by every indexed job `b` of whose skills these are at least so much, 0 to 1, and by few others. */
export function isShared(names: readonly string[], share: number): Condition {
  if (share <= ONE_OF_MANY) return hasName('skill', [...names, NAMELESS]);
  return sql`(${hasTag('skill', [NAMELESS])}
    or (cardinality(b.skill_marks) <= ${FEW_ASKED} and b.skill_marks operator(ia.&&) ${marksOf(names)})
    or (cardinality(b.skill_marks) > ${FEW_ASKED} and b.skill_marks operator(ia.@@) ${twoOf(names)}))`;
}
