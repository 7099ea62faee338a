import { Radio, Rating } from '@mantine/core';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { BEST_RATING, type Rating as Mark } from '#contract/interviews/scorecards.ts';
import { VERDICT_LABELS, VERDICTS } from '#contract/labels/interviews.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import { CheckboxField } from '#web/ui/fields/choice-field.tsx';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import classes from './scorecard-fields.module.css';

interface FieldsProps<T extends FieldValues, Output> {
  control: Control<T, unknown, Output>;
}

/** The verdict, without a neutral choice. */
export function VerdictField<T extends FieldValues, Output>({ control }: FieldsProps<T, Output>) {
  const { field, fieldState } = useController({ control, name: 'verdict' as Path<T> });
  return (
    <Radio.Group
      label="Verdict"
      value={field.value ?? null}
      onChange={field.onChange}
      error={fieldState.error?.message}
    >
      <div className={classes.verdicts}>
        {VERDICTS.map((verdict, index) => (
          <Radio
            key={verdict}
            {...(index === 0 && { id: fieldId('verdict'), ref: field.ref })}
            className={classes.verdict ?? ''}
            value={verdict}
            label={VERDICT_LABELS[verdict]}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

/** Stars for each criterion of the round; a criterion that did not come up stays unrated. */
export function RatingsField<T extends FieldValues, Output>({
  control,
  criteria,
}: FieldsProps<T, Output> & { criteria: readonly string[] }) {
  const { field } = useController({ control, name: 'ratings' as Path<T> });
  const marks: Mark[] = field.value ?? [];
  const rate = (criterion: string, rating: number) => {
    const others = marks.filter((mark) => mark.criterion !== criterion);
    field.onChange(rating > 0 ? [...others, { criterion, rating }] : others);
  };
  return (
    <fieldset className={classes.criteria}>
      <legend>
        <FieldLabel label="Criteria" optional />
      </legend>
      {criteria.map((criterion) => (
        <div key={criterion} className={classes.criterion}>
          <span>{criterion}</span>
          <Rating
            count={BEST_RATING}
            value={marks.find((mark) => mark.criterion === criterion)?.rating ?? 0}
            onChange={(rating) => rate(criterion, rating)}
            aria-label={criterion}
          />
        </div>
      ))}
    </fieldset>
  );
}

export function ShareField<T extends FieldValues, Output>({
  control,
  name,
}: FieldsProps<T, Output> & { name: string }) {
  return (
    <CheckboxField
      control={control as unknown as Control<T>}
      name={'isShared' as Path<T>}
      label={`Share this feedback with ${name}; the verdict and the stars stay inside the company`}
    />
  );
}
