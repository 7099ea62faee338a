import { Accordion, Button } from '@mantine/core';
import { type UseFormSetValue, useWatch } from 'react-hook-form';
import { EMPLOYMENT_TYPE_LABELS, EMPLOYMENT_TYPES } from '#contract/labels/profile.ts';
import { AchievementsField } from '#web/features/candidates/sections/achievements-field.tsx';
import classes from '#web/features/candidates/sections/experience-form.module.css';
import {
  datesInWords,
  type ExperienceControl,
  type ExperienceValues,
} from '#web/features/candidates/sections/experience-values.ts';
import { TechnologiesField } from '#web/features/candidates/sections/technologies-field.tsx';
import { dotted } from '#web/lib/format/counts.ts';
import { CheckboxField, SelectField } from '#web/ui/fields/choice-field.tsx';
import { MonthField } from '#web/ui/fields/date-field.tsx';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import { IconTrash } from '#web/ui/icons/acts.ts';

const TYPES = EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_LABELS[value] }));

interface JobItemProps {
  /** Of the accordion. */
  value: string;
  place: number;
  control: ExperienceControl;
  setValue: UseFormSetValue<ExperienceValues>;
  onRemove: () => void;
}

/** One job: closed it says what and when, open it is a form. */
export function JobItem({ value, place, control, setValue, onRemove }: JobItemProps) {
  const job = useWatch({ control, name: `experiences.${place}` });
  const name = `experiences.${place}` as const;
  if (!job) return null;
  return (
    <Accordion.Item value={value}>
      <Accordion.Control>
        <span className={classes.label}>
          <span className={classes.title}>{job.designation || 'New experience'}</span>
          <span className="small muted num">
            {dotted([job.companyName, datesInWords(job)]) || 'Not filled in yet'}
          </span>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        <div className={classes.fields}>
          <FieldPair>
            <TextField control={control} name={`${name}.designation`} label="Designation" />
            <TextField control={control} name={`${name}.companyName`} label="Company name" />
          </FieldPair>
          <FieldPair>
            <MonthField
              control={control}
              name={`${name}.startDate`}
              label="Start"
              optional
              placeholder="Apr 2022"
            />
            <MonthField
              control={control}
              name={`${name}.endDate`}
              label="End"
              optional
              placeholder={job.isCurrentJob ? 'Present' : 'Mar 2024'}
              disabled={job.isCurrentJob ?? false}
            />
          </FieldPair>
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
          <div>
            <Button
              variant="subtle"
              color="brick"
              leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
              onClick={onRemove}
              aria-label={`Remove ${job.designation || 'this experience'}`}
            >
              Remove
            </Button>
          </div>
        </div>
      </Accordion.Panel>
    </Accordion.Item>
  );
}
