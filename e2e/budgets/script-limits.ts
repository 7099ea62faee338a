/** Thousands of bytes of scripts, as gzip leaves them, that a first visit to a screen may fetch. */
export function goalOf(id: string): number {
  if (id === 'screens/public/landing-screen') return 120;
  return id.startsWith('screens/public/access/') ? 160 : 260;
}

/** What those may fetch that miss their goal. Only to be lowered. */
const ABOVE_GOAL: Record<number, readonly string[]> = {
  220: ['public/access/recruiter-sign-up-screen'],
  210: [
    'public/access/admin-sign-in-screen',
    'public/access/candidate-sign-up-screen',
    'public/access/join-team-screen',
    'public/access/sign-in-screen',
  ],
  200: ['public/access/forgot-password-screen', 'public/access/reset-password-screen'],
  190: ['public/access/verify-email-screen'],
  150: ['public/landing-screen'],
};

const limits = new Map(
  Object.entries(ABOVE_GOAL).flatMap(([limit, ids]) => ids.map((id) => [id, Number(limit)] as const)),
);

/** Undefined where the goal is met. */
export const limitAboveGoal = (id: string): number | undefined => limits.get(id.replace(/^screens\//, ''));

export const namedLimits: readonly string[] = [...limits.keys()];
