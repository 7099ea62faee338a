import { lateSchema } from '#web/lib/forms/late-schema.ts';

export const LateCandidateSignUp = lateSchema(
  async () => (await import('#contract/auth/sign-up.ts')).CandidateSignUp,
);
