import { Accordion, Button } from '@mantine/core';
import { type UseFormSetValue, useWatch } from 'react-hook-form';
import form from '#web/features/candidates/sections/experience-form.module.css';
import {
  type ExperienceControl,
  type ExperienceValues,
  projectDates,
} from '#web/features/candidates/sections/experience-values.ts';
import { TechnologiesField } from '#web/features/candidates/sections/technologies-field.tsx';
import { dotted } from '#web/lib/format/counts.ts';
import { CheckboxField } from '#web/ui/fields/choice-field.tsx';
import { MonthField } from '#web/ui/fields/date-field.tsx';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import { IconTrash } from '#web/ui/icons/acts.ts';

interface ProjectItemProps {
  /** Of the accordion. */
  value: string;
  place: number;
  control: ExperienceControl;
  setValue: UseFormSetValue<ExperienceValues>;
  onRemove: () => void;
}

/** One project: closed it says what and when, open it is a form. */
export function ProjectItem({ value, place, control, setValue, onRemove }: ProjectItemProps) {
  const name = `projects.${place}` as const;
  const project = useWatch({ control, name });
  if (!project) return null;
  return (
    <Accordion.Item value={value}>
      <Accordion.Control>
        <span className={form.label}>
          <span className={form.title}>{project.projectTitle || 'New project'}</span>
          <span className="small muted num">
            {dotted([project.clientName, projectDates(project)]) || 'Not filled in yet'}
          </span>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        <div className={form.fields}>
          <FieldPair>
            <TextField control={control} name={`${name}.projectTitle`} label="Title" maxLength={120} />
            <TextField
              control={control}
              name={`${name}.clientName`}
              label="For whom"
              optional
              maxLength={120}
            />
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
              placeholder={project.isOngoing ? 'Present' : 'Mar 2024'}
              disabled={project.isOngoing ?? false}
            />
          </FieldPair>
          <CheckboxField
            control={control}
            name={`${name}.isOngoing`}
            label="I still work on it"
            onClick={() => setValue(`${name}.endDate`, '', { shouldDirty: true })}
          />
          <TextareaField control={control} name={`${name}.projectDetails`} label="Details" optional />
          <TechnologiesField control={control} name={`${name}.technologiesUsed`} />
          <TextField
            control={control}
            name={`${name}.projectUrl`}
            label="Link"
            optional
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={500}
          />
          <div>
            <Button
              variant="subtle"
              color="brick"
              leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
              onClick={onRemove}
              aria-label={`Remove ${project.projectTitle || 'this project'}`}
            >
              Remove
            </Button>
          </div>
        </div>
      </Accordion.Panel>
    </Accordion.Item>
  );
}
