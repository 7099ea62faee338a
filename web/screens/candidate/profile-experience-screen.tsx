import { getExperience } from '#contract/candidates/experience.ts';
import { SectionLoader } from '#web/features/candidates/editor/section-loader.tsx';
import { ExperienceForm } from '#web/features/candidates/sections/experience-form.tsx';

export const meta = () => [{ title: 'Experience | Medallist' }];

export default function ProfileExperienceScreen() {
  return (
    <SectionLoader endpoint={getExperience}>{(loaded) => <ExperienceForm loaded={loaded} />}</SectionLoader>
  );
}
