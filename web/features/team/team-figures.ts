import type { getTeam } from '#contract/companies/team.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { count } from '#web/lib/format/counts.ts';

/**
 * Invitations are only visible to members who send them: for others the list is empty, which
 * must not be shown as zero.
 */
export function figuresOf({ members, invitations, canInvite }: AnswerOf<typeof getTeam>): string {
  const figures = [count(members.length, 'member')];
  if (canInvite) figures.push(count(invitations.length, 'open invitation'));
  return figures.join(', ');
}
