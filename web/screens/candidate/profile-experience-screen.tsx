import { getExperience } from '#contract/candidates/experience.ts';
import { ExperienceForm } from '#web/features/candidates/experience-form.tsx';
import { SectionLoader } from '#web/features/candidates/section-loader.tsx';

export const meta = () => [{ title: 'Experience | Medallist' }];

export default function ProfileExperienceScreen() {
  return (
    <SectionLoader endpoint={getExperience}>{(loaded) => <ExperienceForm loaded={loaded} />}</SectionLoader>
  );
}
