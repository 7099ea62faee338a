import { getBasicInfo } from '#contract/candidates/basic-info.ts';
import { SectionLoader } from '#web/features/candidates/editor/section-loader.tsx';
import { BasicInfoForm } from '#web/features/candidates/sections/basic-info-form.tsx';

export const meta = () => [{ title: 'Basic Info | Medallist' }];

export default function ProfileInfoScreen() {
  return (
    <SectionLoader endpoint={getBasicInfo}>{(loaded) => <BasicInfoForm loaded={loaded} />}</SectionLoader>
  );
}
