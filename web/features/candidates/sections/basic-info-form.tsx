import { BasicInfoInput, saveBasicInfo } from '#contract/candidates/basic-info.ts';
import { SectionForm } from '#web/features/candidates/editor/section-form.tsx';
import type { LoadedSection } from '#web/features/candidates/editor/section-loader.tsx';
import { through, useSectionSave } from '#web/features/candidates/editor/use-section-save.ts';
import { CareerSection } from '#web/features/candidates/extras/career-section.tsx';
import { LinksSection } from '#web/features/candidates/extras/links-section.tsx';
import { ResumeSection } from '#web/features/candidates/resume/resume-section.tsx';
import { updateSessionUser } from '#web/lib/api/session.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import {
  LocationsSection,
  OfferSection,
  PersonSection,
  SalarySection,
  SummarySection,
} from './basic-info-sections.tsx';
import { type BasicInfoState, type BasicInfoValues, toValues } from './basic-info-values.ts';
import { NoticeSection } from './notice-section.tsx';

/** Edits who the candidate is, what they earn and want, and when they can start. */
export function BasicInfoForm({ loaded }: { loaded: LoadedSection<BasicInfoState> }) {
  const form = useZodForm(BasicInfoInput, {
    defaultValues: toValues(loaded.state),
    shouldFocusError: false,
  });
  const save = useSectionSave<BasicInfoValues, BasicInfoState>({
    section: 'basicInfo',
    loaded: loaded.state,
    send: through(saveBasicInfo),
    onSaved(state, isDraft) {
      loaded.keep(state);
      form.reset(form.getValues());
      if (!isDraft) updateSessionUser({ firstName: state.firstName, lastName: state.lastName });
    },
    onRefused: (error) => applyServerErrors(form, error),
  });
  const { control } = form;
  return (
    <SectionForm section="basicInfo" loaded={loaded} form={form} save={save}>
      <PersonSection control={control} />
      <ResumeSection loaded={loaded} />
      <SalarySection control={control} />
      <NoticeSection form={form} />
      <LocationsSection control={control} />
      <OfferSection form={form} />
      <SummarySection control={control} />
      <LinksSection control={control} />
      <CareerSection control={control} />
    </SectionForm>
  );
}
