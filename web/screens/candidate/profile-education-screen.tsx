import { getEducation } from '#contract/candidates/education.ts';
import { EducationForm } from '#web/features/candidates/education-form.tsx';
import { SectionLoader } from '#web/features/candidates/section-loader.tsx';

export const meta = () => [{ title: 'Education | Medallist' }];

export default function ProfileEducationScreen() {
  return (
    <SectionLoader endpoint={getEducation}>{(loaded) => <EducationForm loaded={loaded} />}</SectionLoader>
  );
}
