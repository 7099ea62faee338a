import { getSkills } from '#contract/candidates/skills.ts';
import { SectionLoader } from '#web/features/candidates/editor/section-loader.tsx';
import { SkillsForm } from '#web/features/candidates/sections/skills-form.tsx';

export const meta = () => [{ title: 'Skills | Medallist' }];

export default function ProfileSkillsScreen() {
  return <SectionLoader endpoint={getSkills}>{(loaded) => <SkillsForm loaded={loaded} />}</SectionLoader>;
}
