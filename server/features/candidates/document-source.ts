import type { PersonRow } from './candidates.queries.ts';
import type { HiddenCompany } from './privacy.queries.ts';
import type { EducationRow, ExperienceRow, SkillRow } from './sections.queries.ts';

/** All that a search document is made of. */
export interface Source {
  person: PersonRow;
  skills: SkillRow[];
  jobs: ExperienceRow[];
  degrees: EducationRow[];
  hidden: HiddenCompany[];
}
