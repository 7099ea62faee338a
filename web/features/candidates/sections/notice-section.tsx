import { Radio } from '@mantine/core';
import { NOTICE_PERIOD_LABELS, NOTICE_PERIODS } from '#contract/labels/profile.ts';
import { EditorSection } from '#web/features/candidates/editor/editor-section.tsx';
import { useField } from '#web/lib/forms/field.ts';
import { DateField } from '#web/ui/fields/date-field.tsx';
import classes from './basic-info-sections.module.css';
import type { BasicInfoFormState } from './basic-info-values.ts';

/** How soon the candidate can start; the last day is asked only of those who serve their notice. */
export function NoticeSection({ form }: { form: BasicInfoFormState }) {
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
      {field.value === 'SERVING_NOTICE_PERIOD' && (
        <DateField control={control} name="lastWorkingDay" label="Last working day" maw={270} />
      )}
    </EditorSection>
  );
}
