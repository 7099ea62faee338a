import { getEducation } from '#contract/candidates/education.ts';
import { SectionLoader } from '#web/features/candidates/editor/section-loader.tsx';
import { EducationForm } from '#web/features/candidates/sections/education-form.tsx';

export const meta = () => [{ title: 'Education | Medallist' }];

export default function ProfileEducationScreen() {
  return (
    <SectionLoader endpoint={getEducation}>{(loaded) => <EducationForm loaded={loaded} />}</SectionLoader>
  );
}
