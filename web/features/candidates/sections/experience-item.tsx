import { Button } from '@mantine/core';
import { MonthField } from '#web/ui/fields/date-field.tsx';
import { FieldPair } from '#web/ui/fields/form-layout.tsx';
import { IconTrash } from '#web/ui/icons/acts.ts';
import classes from './experience-form.module.css';
import type { ExperienceControl } from './experience-values.ts';

interface PeriodFieldsProps {
  control: ExperienceControl;
  name: `experiences.${number}` | `projects.${number}`;
  /** Without an end date. */
  isOngoing: boolean;
}

/** Start and end month. */
export function PeriodFields({ control, name, isOngoing }: PeriodFieldsProps) {
  return (
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
        placeholder={isOngoing ? 'Present' : 'Mar 2024'}
        disabled={isOngoing}
      />
    </FieldPair>
  );
}

/** Removes a job or project. */
export function RemoveItemButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <div>
      <Button
        variant="subtle"
        color="brick"
        leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
        onClick={onRemove}
        aria-label={`Remove ${name}`}
      >
        Remove
      </Button>
    </div>
  );
}

interface ItemLabelProps {
  title: string;
  facts: string;
}

/** The collapsed view of a job or project. */
export function ItemLabel({ title, facts }: ItemLabelProps) {
  return (
    <span className={classes.label}>
      <span className={classes.title}>{title}</span>
      <span className="small muted num">{facts || 'Not filled in yet'}</span>
    </span>
  );
}
