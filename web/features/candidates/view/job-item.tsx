import { Accordion, ActionIcon, Button, TagsInput, TextInput } from '@mantine/core';
import { type Path, type UseFormSetValue, useController, useWatch } from 'react-hook-form';
import { EMPLOYMENT_TYPE_LABELS, EMPLOYMENT_TYPES } from '#contract/labels/profile.ts';
import { TECHNOLOGIES } from '#contract/lists/technologies.ts';
import classes from '#web/features/candidates/sections/experience-form.module.css';
import {
  ItemLabel,
  PeriodFields,
  RemoveItemButton,
} from '#web/features/candidates/sections/experience-item.tsx';
import {
  datesInWords,
  type ExperienceControl,
  type ExperienceValues,
} from '#web/features/candidates/sections/experience-values.ts';
import { isEnter } from '#web/lib/composing.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import { CheckboxField, SelectField } from '#web/ui/fields/choice-field.tsx';
import { FieldLabel } from '#web/ui/fields/field-label.tsx';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import { IconPlus, IconX } from '#web/ui/icons/controls.ts';

interface AchievementsFieldProps {
  control: ExperienceControl;
  name: Path<ExperienceValues>;
}

/** A numbered list of lines; blank ones are dropped when the section is saved. */
function AchievementsField({ control, name }: AchievementsFieldProps) {
  const { field } = useController({ control, name });
  const lines = (field.value as unknown as string[] | null) ?? [];
  const id = fieldId(name);
  const change = (next: string[]) => field.onChange(next);
  function add() {
    change([...lines, '']);
    focusLater(`${id}-${lines.length}`);
  }
  return (
    <fieldset className={classes.lines}>
      <legend>
        Key achievements<span className="faint"> (optional)</span>
      </legend>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity but their place.
        <div key={place} className={classes.line}>
          <span className="small muted num">{place + 1}.</span>
          <TextInput
            id={`${id}-${place}`}
            aria-label={`Achievement ${place + 1}`}
            maxLength={500}
            value={line}
            onChange={(event) => {
              const text = event.currentTarget.value;
              change(lines.map((one, at) => (at === place ? text : one)));
            }}
            onKeyDown={(event) => {
              if (!isEnter(event)) return;
              event.preventDefault();
              add();
            }}
          />
          <ActionIcon
            color="gray"
            aria-label={`Remove achievement ${place + 1}`}
            onClick={() => {
              change(lines.filter((_, at) => at !== place));
              focusLater(`${id}-add`);
            }}
          >
            <IconX size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          id={`${id}-add`}
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} stroke={1.6} aria-hidden="true" />}
          onClick={add}
        >
          Add an achievement
        </Button>
      </div>
    </fieldset>
  );
}

interface TechnologiesFieldProps {
  control: ExperienceControl;
  name: Path<ExperienceValues>;
}

/** Accepts any text, and suggests known technologies. */
export function TechnologiesField({ control, name }: TechnologiesFieldProps) {
  const { field } = useController({ control, name });
  return (
    <TagsInput
      id={fieldId(name)}
      label={<FieldLabel label="Technologies used" optional />}
      description="Type a name and press Enter"
      data={TECHNOLOGIES}
      limit={10}
      maxTags={50}
      value={(field.value as unknown as string[] | null) ?? []}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

const TYPES = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_LABELS[value] }));

interface JobItemProps {
  /** The value of the accordion item. */
  value: string;
  place: number;
  control: ExperienceControl;
  setValue: UseFormSetValue<ExperienceValues>;
  onRemove: () => void;
}

/** One job: a summary when collapsed, a form when expanded. */
export function JobItem({ value, place, control, setValue, onRemove }: JobItemProps) {
  const job = useWatch({ control, name: `experiences.${place}` });
  const name = `experiences.${place}` as const;
  if (!job) return null;
  return (
    <Accordion.Item value={value}>
      <Accordion.Control>
        <ItemLabel
          title={job.designation || 'New experience'}
          facts={dotted([job.companyName, datesInWords(job)])}
        />
      </Accordion.Control>
      <Accordion.Panel>
        <div className={classes.fields}>
          <FieldPair>
            <TextField control={control} name={`${name}.designation`} label="Designation" />
            <TextField control={control} name={`${name}.companyName`} label="Company name" />
          </FieldPair>
          <PeriodFields control={control} name={name} isOngoing={job.isCurrentJob ?? false} />
          <CheckboxField
            control={control}
            name={`${name}.isCurrentJob`}
            label="I work here now"
            onClick={() => setValue(`${name}.endDate`, '', { shouldDirty: true })}
          />
          <FieldPair>
            <TextField control={control} name={`${name}.location`} label="Location" optional />
            <SelectField
              control={control}
              name={`${name}.employmentType`}
              label="Employment type"
              data={TYPES}
            />
          </FieldPair>
          <TextareaField control={control} name={`${name}.description`} label="Description" optional />
          <AchievementsField control={control} name={`${name}.keyAchievements`} />
          <TechnologiesField control={control} name={`${name}.technologiesUsed`} />
          <RemoveItemButton name={job.designation || 'this experience'} onRemove={onRemove} />
        </div>
      </Accordion.Panel>
    </Accordion.Item>
  );
}
