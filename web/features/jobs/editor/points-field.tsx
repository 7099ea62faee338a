import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import { useController } from 'react-hook-form';
import { MAX_POINTS } from '#contract/jobs/job.ts';
import { isEnter } from '#web/lib/composing.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import { IconTrash } from '#web/ui/icons/acts.ts';
import { IconPlus } from '#web/ui/icons/controls.ts';
import classes from './job-form.module.css';
import type { JobControl } from './job-values.ts';

interface PointsFieldProps {
  control: JobControl;
  name: 'responsibilities' | 'qualifications' | 'benefits';
  label: string;
  /** `responsibility`: the singular, for the button labels. */
  noun: string;
}

/** Sentences, one per line. An empty line is removed on blur. */
export function PointsField({ control, name, label, noun }: PointsFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const points: string[] = field.value ?? [];
  const faults = fieldState.error as unknown as ({ message?: string } | undefined)[] | undefined;
  const replace = (place: number, text: string) =>
    field.onChange(points.map((point, at) => (at === place ? text : point)));
  const remove = (place: number) => field.onChange(points.filter((_, at) => at !== place));
  return (
    <Input.Wrapper
      label={
        <>
          {label} <span className="faint">(optional)</span>
        </>
      }
      labelElement="div"
      error={(fieldState.error as { message?: string } | undefined)?.message}
    >
      <div className={classes.points}>
        {points.map((point, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; its text changes while typing.
          <div key={place} className={classes.point}>
            <TextInput
              id={fieldId(`${name}.${place}`)}
              aria-label={`${label} ${place + 1}`}
              value={point}
              error={faults?.[place]?.message}
              autoFocus={point === ''}
              onChange={(event) => replace(place, event.currentTarget.value)}
              onBlur={() => (point.trim() === '' ? remove(place) : field.onBlur())}
              onKeyDown={(event) => {
                if (!isEnter(event)) return;
                event.preventDefault();
                if (point.trim() !== '' && points.length < MAX_POINTS) field.onChange([...points, '']);
              }}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove ${noun} ${place + 1}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => remove(place)}
            >
              <IconTrash size={16} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          </div>
        ))}
        {points.length < MAX_POINTS && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} stroke={1.8} aria-hidden="true" />}
            onClick={() => field.onChange([...points, ''])}
          >
            Add a {noun}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
