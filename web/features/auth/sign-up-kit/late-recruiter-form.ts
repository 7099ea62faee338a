import { lateSchema } from '#web/lib/forms/late-schema.ts';

export const LateRecruiterForm = lateSchema(async () => (await import('./recruiter-form.ts')).RecruiterForm);
