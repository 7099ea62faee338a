import type { PersonRow } from '#server/features/candidates/candidates.queries.ts';
import type { HiddenCompany } from '#server/features/candidates/privacy/privacy.queries.ts';
import type {
  EducationRow,
  ExperienceRow,
  SkillRow,
} from '#server/features/candidates/profile/sections.queries.ts';

/** All that an index row is made of. */
export interface Source {
  person: PersonRow;
  skills: SkillRow[];
  jobs: ExperienceRow[];
  degrees: EducationRow[];
  hidden: HiddenCompany[];
}
