import { ActionIcon, Button, TextInput } from '@mantine/core';
import { type Path, useController } from 'react-hook-form';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { fieldId } from '#web/lib/forms/field-id.ts';
import { IconPlus, IconX } from '#web/ui/icons/controls.ts';
import classes from './experience-form.module.css';
import type { ExperienceControl, ExperienceValues } from './experience-values.ts';

interface AchievementsFieldProps {
  control: ExperienceControl;
  name: Path<ExperienceValues>;
}

/** A numbered list of lines; those left blank are dropped when the section is saved. */
export function AchievementsField({ control, name }: AchievementsFieldProps) {
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
              if (event.key !== 'Enter') return;
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
