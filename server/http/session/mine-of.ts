import type { Mine } from '#contract/kit/mine.ts';
import type { Actor } from './actor.ts';

/** The user whose jobs a list is narrowed to: the caller, if they ask for it. */
export function mineOf(actor: Actor, { mine }: { mine: Mine }): string | undefined {
  return mine === 'true' ? actor.userId : undefined;
}
