import { getBasicInfo } from '#contract/candidates/basic-info.ts';
import { BasicInfoForm } from '#web/features/candidates/basic-info-form.tsx';
import { SectionLoader } from '#web/features/candidates/section-loader.tsx';

export const meta = () => [{ title: 'Basic Info | Medallist' }];

export default function ProfileInfoScreen() {
  return (
    <SectionLoader endpoint={getBasicInfo}>{(loaded) => <BasicInfoForm loaded={loaded} />}</SectionLoader>
  );
}
