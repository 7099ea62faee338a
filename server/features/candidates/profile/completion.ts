import { type Completion, toCompletion } from '#contract/candidates/sections.ts';
import type { PersonRow } from '#server/features/candidates/candidates.queries.ts';

/** A section counts once it was saved by its rules. Settings may take the phone away again, which they ask for. */
export function completionOf(row: PersonRow): Completion {
  return toCompletion({
    basicInfo: row.basicInfoSavedAt !== null && row.phone !== null,
    skills: row.skillsSavedAt !== null,
    experience: row.experienceSavedAt !== null,
    education: row.educationSavedAt !== null,
  });
}
