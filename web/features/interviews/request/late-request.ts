import { lateSchema } from '#web/lib/forms/late-schema.ts';

export const LateRequest = lateSchema(
  async () => (await import('#contract/interviews/request.ts')).InterviewRequest,
);
