import { lateSchema } from '#web/lib/forms/late-schema.ts';

export const LateCredentials = lateSchema(
  async () => (await import('#contract/auth/session.ts')).Credentials,
);
