import { Autocomplete, Button, Select } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Control } from 'react-hook-form';
import { EducationEntry } from '#contract/candidates/education.ts';
import { COURSE_TYPE_LABELS, COURSE_TYPES } from '#contract/labels/profile.ts';
import { DEGREES } from '#contract/lists/degrees.ts';
import { INSTITUTES } from '#contract/lists/institutes.ts';
import classes from '#web/features/candidates/sections/education-form.module.css';
import { type DegreeValues, isTypedSame } from '#web/features/candidates/sections/education-values.ts';
import { isEnter } from '#web/lib/composing.ts';
import { FieldScope, useField } from '#web/lib/forms/field.ts';
import { useZodForm } from '#web/lib/forms/form.ts';
import { SelectField } from '#web/ui/fields/choice-field.tsx';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import { FieldPair, FormActions } from '#web/ui/fields/form-layout.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { IconCheck } from '#web/ui/icons/controls.ts';

/** Reads the values of the open cards, which are not part of the section until they are saved. */
type TypedDegrees = Map<string, () => DegreeValues>;

/** Finds edits in open cards that differ from the values they were opened with. */
export function useTypedDegrees(opened: readonly DegreeValues[]) {
  const typed = useRef<TypedDegrees>(new Map());
  return {
    typed,
    listChanged: () =>
      opened.flatMap((before) => {
        const now = typed.current.get(before.id)?.();
        return now && !isTypedSame(before, now) ? [now] : [];
      }),
  };
}

const YEARS_OFFERED = 50;

interface YearFieldProps {
  control: Control<DegreeValues>;
  name: 'startYear' | 'endYear';
  label: string;
  /** How many years after this one are offered; from there the list counts down. */
  yearsAhead: number;
}

function YearField({ control, name, label, yearsAhead }: YearFieldProps) {
  const { field, error, id } = useField({ control, name });
  const latest = new Date().getFullYear() + yearsAhead;
  const years = Array.from({ length: YEARS_OFFERED }, (_, back) => String(latest - back));
  return (
    <Select
      {...field}
      id={id}
      value={field.value ? String(field.value) : null}
      onChange={(year) => field.onChange(year === null ? null : Number(year))}
      label={<FieldLabel label={label} />}
      placeholder="Choose"
      data={years}
      searchable
      error={error}
    />
  );
}

const COURSES = COURSE_TYPES.map((value) => ({ value, label: COURSE_TYPE_LABELS[value] }));
const NAMES = INSTITUTES.map(({ name }) => name);

interface DegreeEditorProps {
  degree: DegreeValues;
  /** Registers how to read the values while the card is open. */
  typed: RefObject<TypedDegrees>;
  onSave: (degree: DegreeValues) => void;
  onCancel: () => void;
}

/** A form for one qualification, without a `form` element, since the editor around it is one. */
export function DegreeEditor({ degree, typed, onSave, onCancel }: DegreeEditorProps) {
  // Not on blur: the first field is focused automatically, and its error would move the next one
  // from under the pointer.
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
    if (!isEnter(event) || !isInput) return;
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
