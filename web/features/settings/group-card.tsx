import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useRef, useState } from 'react';
import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { SETTINGS_SAVED } from '#contract/settings/admin-settings.ts';
import { GROUP_INPUTS, GROUP_LABELS, type SettingGroup } from '#contract/settings/setting-groups.ts';
import { change } from '#web/lib/api/query.ts';
import { useVersionedSave } from '#web/lib/api/use-versioned-save.ts';
import { formatDay, formatTime } from '#web/lib/format/dates.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { Card } from '#web/ui/display/card.tsx';
import { ConflictMessage } from '#web/ui/failures/conflict-message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form, FormActions } from '#web/ui/fields/form-layout.tsx';
import classes from './settings.module.css';

/** The schema of the fee stands for the type of each group's. */
const SCHEMAS = GROUP_INPUTS as unknown as Record<SettingGroup, (typeof GROUP_INPUTS)['fee']>;

export interface GroupState {
  values: FieldValues;
  version: number;
  last: { by: string | null; at: string } | null;
}

/** What a card needs of its form: the fields, and the values for conditional fields. */
export interface GroupForm {
  control: Control<FieldValues>;
  form: UseFormReturn<FieldValues>;
}

interface GroupCardProps {
  group: SettingGroup;
  state: GroupState;
  endpoint: Endpoint;
  onHistory: () => void;
  children: (form: GroupForm) => ReactNode;
}

function saidOf({ last }: GroupState): string {
  if (!last) return 'Not changed yet';
  return `Last changed by ${last.by ?? 'the installation'} on ${formatDay(last.at)}, ${formatTime(last.at)}`;
}

/** Settings that are saved together. A colleague's change is shown, unless the field was edited here. */
export function GroupCard(props: GroupCardProps) {
  const { group, state, onHistory } = props;
  const [loaded, setLoaded] = useState(state);
  const shown = useRef({ version: state.version, isDirty: false });
  if (state.version > shown.current.version && !shown.current.isDirty) {
    shown.current.version = state.version;
    setLoaded(state);
  }
  return (
    <Card
      title={GROUP_LABELS[group]}
      action={
        <Button size="xs" variant="subtle" aria-label={`History: ${GROUP_LABELS[group]}`} onClick={onHistory}>
          History
        </Button>
      }
    >
      <Fields key={loaded.version} {...props} state={loaded} shown={shown.current} />
      <p className={`small muted ${classes.last}`}>{saidOf(state)}</p>
    </Card>
  );
}

interface FieldsProps extends GroupCardProps {
  shown: { version: number; isDirty: boolean };
}

function Fields({ group, state, endpoint, shown, children }: FieldsProps) {
  const form = useZodForm(SCHEMAS[group], {
    defaultValues: state.values,
  }) as unknown as UseFormReturn<FieldValues>;
  const draft = useDraftForm(form, `settings:${group}:${state.version}`);
  const saving = useVersionedSave<GroupState>(state.version, (error) => applyServerErrors(form, error));
  const { newer, failure } = saving;
  shown.isDirty = form.formState.isDirty;
  async function save(body: FieldValues): Promise<void> {
    const saved = await saving.save(
      (headers) => change(endpoint, { body } as never, { headers }) as Promise<GroupState>,
    );
    if (!saved) return;
    draft.forget();
    shown.version = saved.version;
    form.reset(saved.values);
    notifications.show({ message: SETTINGS_SAVED });
  }
  return (
    <Form onSubmit={form.handleSubmit(save)}>
      {failure && <FailureMessage>{failure.message}</FailureMessage>}
      {newer && (
        <ConflictMessage
          title={`${newer.last?.by ?? 'Somebody'} changed this while you were editing.`}
          onLoad={() => {
            draft.forget();
            shown.version = newer.version;
            form.reset(newer.values);
            saving.settle();
          }}
          onKeep={saving.settle}
        />
      )}
      <DraftNotice draft={draft} />
      {children({ control: form.control, form })}
      <FormActions>
        <Button type="submit" loading={saving.isSaving} aria-label={`Save: ${GROUP_LABELS[group]}`}>
          Save
        </Button>
      </FormActions>
    </Form>
  );
}
