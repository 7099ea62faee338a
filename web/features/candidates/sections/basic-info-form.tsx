import { ActionIcon, Autocomplete, Button, Radio } from '@mantine/core';
import { useFieldArray } from 'react-hook-form';
import { BasicInfoInput, saveBasicInfo } from '#contract/candidates/basic-info.ts';
import { MAX_ONLINE_PROFILES } from '#contract/candidates/online-profiles.ts';
import {
  DESIRED_JOB_TYPE_LABELS,
  DESIRED_JOB_TYPES,
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
  NOTICE_PERIOD_LABELS,
  NOTICE_PERIODS,
  PLATFORM_LABELS,
  PLATFORMS,
  SHIFT_LABELS,
  SHIFTS,
} from '#contract/labels/profile.ts';
import { INDUSTRIES } from '#contract/lists/industries.ts';
import { EditorSection } from '#web/features/candidates/editor/editor-section.tsx';
import { SectionForm } from '#web/features/candidates/editor/section-form.tsx';
import type { LoadedSection } from '#web/features/candidates/editor/section-loader.tsx';
import { through, useSectionSave } from '#web/features/candidates/editor/use-section-save.ts';
import extras from '#web/features/candidates/extras.module.css';
import { ResumeSection } from '#web/features/candidates/resume-section.tsx';
import { updateSessionUser } from '#web/lib/api/session.ts';
import { useField } from '#web/lib/forms/field.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { IconPlus, IconX } from '#web/ui/icons/controls.ts';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import classes from './basic-info-sections.module.css';
import {
  LocationsSection,
  OfferSection,
  PersonSection,
  SalarySection,
  SummarySection,
} from './basic-info-sections.tsx';
import {
  type BasicInfoControl,
  type BasicInfoFormState,
  type BasicInfoState,
  type BasicInfoValues,
  toValues,
} from './basic-info-values.ts';

const LastWorkingDay = lazyDialog(async () => (await import('./dated-fields.tsx')).LastWorkingDay);

/** The notice period; the last day is only asked of those who are serving it. */
function NoticeSection({ form }: { form: BasicInfoFormState }) {
  const { control, setValue } = form;
  const { field, error, id } = useField({ control, name: 'noticePeriod' });
  function choose(value: string) {
    field.onChange(value);
    if (value !== 'SERVING_NOTICE_PERIOD') setValue('lastWorkingDay', '', { shouldValidate: true });
  }
  return (
    <EditorSection title="Notice Period">
      <Radio.Group value={String(field.value)} onChange={choose} error={error} aria-label="Notice Period">
        <div className={classes.cards}>
          {NOTICE_PERIODS.map((period, place) => (
            <label key={period} className={classes.card} htmlFor={place === 0 ? id : `${id}-${period}`}>
              <Radio id={place === 0 ? id : `${id}-${period}`} value={period} onBlur={field.onBlur} />
              {NOTICE_PERIOD_LABELS[period]}
            </label>
          ))}
        </div>
      </Radio.Group>
      {field.value === 'SERVING_NOTICE_PERIOD' && <LastWorkingDay control={control} />}
    </EditorSection>
  );
}

const CHOICES = PLATFORMS.map((value) => ({ value, label: PLATFORM_LABELS[value] }));

/** Links to the candidate's work on other sites. */
function LinksSection({ control }: { control: BasicInfoControl }) {
  const links = useFieldArray({ control, name: 'onlineProfiles', keyName: 'key' });
  const isFull = links.fields.length >= MAX_ONLINE_PROFILES;
  return (
    <EditorSection title="Profile links" help="Recruiters see these with your profile.">
      {links.fields.length > 0 && (
        <ul className={extras.links}>
          {links.fields.map((link, place) => (
            <li key={link.key} className={extras.link}>
              <SelectField
                control={control}
                name={`onlineProfiles.${place}.platformType`}
                label="Platform"
                data={CHOICES}
                allowDeselect={false}
              />
              <TextField
                control={control}
                name={`onlineProfiles.${place}.profileUrl`}
                label="Link"
                type="url"
                inputMode="url"
                placeholder="https://"
                maxLength={500}
              />
              <ActionIcon
                color="gray"
                className={extras.remove ?? ''}
                aria-label={`Remove link ${place + 1}`}
                onClick={() => links.remove(place)}
              >
                <IconX size={16} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          size="xs"
          variant="default"
          disabled={isFull}
          leftSection={<IconPlus size={14} stroke={1.6} aria-hidden="true" />}
          onClick={() => links.append({ platformType: 'LINKEDIN', profileUrl: '' })}
        >
          Add a link
        </Button>
      </div>
    </EditorSection>
  );
}

const JOB_TYPES = DESIRED_JOB_TYPES.map((value) => ({ value, label: DESIRED_JOB_TYPE_LABELS[value] }));
const EMPLOYMENT = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_LABELS[value] }));
const HOURS = SHIFTS.map((value) => ({ value, label: SHIFT_LABELS[value] }));

/** Current role and wishes; cities and pay have their own sections. */
function CareerSection({ control }: { control: BasicInfoControl }) {
  return (
    <EditorSection
      title="Career profile"
      help="Left empty, department, category and role follow your skills. Cities and pay are those above."
    >
      <FieldPair>
        <IndustryField control={control} />
        <TextField
          control={control}
          name="careerProfile.department"
          label="Department"
          optional
          maxLength={120}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          control={control}
          name="careerProfile.roleCategory"
          label="Role category"
          optional
          maxLength={120}
        />
        <TextField control={control} name="careerProfile.jobRole" label="Job role" optional maxLength={120} />
      </FieldPair>
      <FieldPair>
        <SelectField
          control={control}
          name="careerProfile.desiredJobType"
          label="Desired job type"
          data={JOB_TYPES}
          allowDeselect={false}
        />
        <SelectField
          control={control}
          name="careerProfile.desiredEmploymentType"
          label="Desired employment type"
          data={EMPLOYMENT}
          allowDeselect={false}
        />
      </FieldPair>
      <FieldPair>
        <SelectField
          control={control}
          name="careerProfile.preferredShift"
          label="Preferred shift"
          data={HOURS}
          allowDeselect={false}
        />
      </FieldPair>
    </EditorSection>
  );
}

function IndustryField({ control }: { control: BasicInfoControl }) {
  const { field, error, id } = useField({ control, name: 'careerProfile.currentIndustry' });
  return (
    <Autocomplete
      {...field}
      id={id}
      value={String(field.value ?? '')}
      label={<FieldLabel label="Current industry" optional />}
      data={INDUSTRIES}
      openOnFocus={false}
      maxLength={120}
      error={error}
    />
  );
}

/** The form for personal details, pay and notice period. */
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
