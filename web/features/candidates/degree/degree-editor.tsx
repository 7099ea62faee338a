import { Autocomplete, Button } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import type { Control } from 'react-hook-form';
import { EducationEntry } from '#contract/candidates/education.ts';
import { COURSE_TYPE_LABELS, COURSE_TYPES } from '#contract/labels/profile.ts';
import { DEGREES } from '#contract/lists/degrees.ts';
import { INSTITUTES } from '#contract/lists/institutes.ts';
import { YearField } from '#web/features/candidates/editor/year-field.tsx';
import classes from '#web/features/candidates/sections/education-form.module.css';
import type { DegreeValues } from '#web/features/candidates/sections/education-values.ts';
import { FieldScope, useField } from '#web/lib/forms/field.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { FieldPair, FormActions } from '#web/ui/fields/form-layout.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { IconCheck } from '#web/ui/icons/controls.ts';
import type { TypedDegrees } from './typed-degrees.ts';

const COURSES = COURSE_TYPES.map((value) => ({ value, label: COURSE_TYPE_LABELS[value] }));
const NAMES = INSTITUTES.map(({ name }) => name);

interface DegreeEditorProps {
  degree: DegreeValues;
  /** Where what is typed can be read while the card is open. */
  typed: RefObject<TypedDegrees>;
  onSave: (degree: DegreeValues) => void;
  onCancel: () => void;
}

/** A qualification to fill in. It is no form of its own: the editor around it is one already. */
export function DegreeEditor({ degree, typed, onSave, onCancel }: DegreeEditorProps) {
  // Not on leaving a field: the first one is focused without being asked for, and its fault would move the next
  // one from under the pointer that is about to open it.
  const form = useZodForm(EducationEntry, { mode: 'onSubmit', defaultValues: degree as never });
  const control = form.control as unknown as Control<DegreeValues>;
  const { getValues, setFocus } = form;
  useEffect(() => setFocus('universityName'), [setFocus]);
  useEffect(() => {
    const cards = typed.current;
    cards.set(degree.id, () => ({ ...(getValues() as DegreeValues), id: degree.id }));
    return () => void cards.delete(degree.id);
  }, [typed, degree.id, getValues]);
  const save = form.handleSubmit((entry) => onSave({ ...entry, id: degree.id } as DegreeValues));
  function onKeyDown(event: KeyboardEvent) {
    const isInput = event.target instanceof HTMLInputElement && !event.defaultPrevented;
    if (event.key !== 'Enter' || !isInput) return;
    event.preventDefault();
    void save();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in one of its inputs saves the card, as in a form.
    <div className={`${classes.card} ${classes.open}`} onKeyDown={onKeyDown}>
      <FieldScope value={degree.id}>
        <div className={classes.fields}>
          <InstituteField control={control} />
          <FieldPair>
            <SelectField
              control={control}
              name="educationDegree"
              label="Degree"
              placeholder="Choose"
              data={DEGREES}
            />
            <SelectField control={control} name="courseType" label="Course type" data={COURSES} />
          </FieldPair>
          <FieldPair>
            <TextField control={control} name="fieldOfStudy" label="Field of study" />
            <TextField control={control} name="specialization" label="Specialization" optional />
          </FieldPair>
          <FieldPair>
            <YearField control={control} name="startYear" label="Start year" yearsAhead={5} />
            <YearField control={control} name="endYear" label="End year" yearsAhead={10} />
          </FieldPair>
          <FieldPair>
            <NumberField control={control} name="cgpa" label="CGPA" optional allowDecimal decimalScale={2} />
            <NumberField
              control={control}
              name="percentage"
              label="Percentage"
              optional
              allowDecimal
              decimalScale={2}
            />
          </FieldPair>
          <FormActions>
            <Button
              leftSection={<IconCheck size={16} stroke={1.6} aria-hidden="true" />}
              variant="default"
              onClick={() => void save()}
            >
              Save
            </Button>
            <Button variant="subtle" onClick={onCancel}>
              Cancel
            </Button>
          </FormActions>
        </div>
      </FieldScope>
    </div>
  );
}

function InstituteField({ control }: { control: Control<DegreeValues> }) {
  const { field, error, id } = useField({ control, name: 'universityName' });
  return (
    <Autocomplete
      {...field}
      id={id}
      value={String(field.value ?? '')}
      label="University or institute"
      data={NAMES}
      limit={8}
      openOnFocus={false}
      maxLength={160}
      error={error}
    />
  );
}
