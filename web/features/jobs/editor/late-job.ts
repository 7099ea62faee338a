import { lateSchema } from '#web/lib/forms/late-schema.ts';

export const LateJob = lateSchema(async () => (await import('#contract/jobs/job.ts')).JobInput);
