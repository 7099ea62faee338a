import type { Party } from '#contract/kit/transitions.ts';

/** Who does something, as what, and from where. */
export interface Deed {
  party: Party;
  /** Null for time itself. */
  actorId: string | null;
  /** Left out where the audit does not keep it. */
  ip?: string | undefined;
}

/** Of a person, never of time itself. */
export interface PersonsDeed extends Deed {
  actorId: string;
}

interface Person {
  userId: string;
}

interface Origin {
  ip?: string | undefined;
}

export const BY_TIME = { party: 'SYSTEM', actorId: null } as const satisfies Deed;

export function asAdmin({ userId }: Person, { ip }: Origin) {
  return { party: 'ADMIN', actorId: userId, ip } as const;
}

export function asMember({ userId }: Person, origin?: Origin) {
  return { party: 'RECRUITER', actorId: userId, ip: origin?.ip } as const;
}

export function asCandidate({ userId }: Person) {
  return { party: 'CANDIDATE', actorId: userId } as const;
}
