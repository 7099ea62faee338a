import { type ReactNode, useState } from 'react';
import { type FieldErrors, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type { Section } from '#contract/candidates/sections.ts';
import { ConflictMessage } from '#web/ui/failures/conflict-message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { DraftMessage } from './draft-message.tsx';
import { EditorFooter } from './editor-footer.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import classes from './section-form.module.css';
import type { LoadedSection } from './section-loader.tsx';
import type { SectionState, useSectionSave } from './use-section-save.ts';

interface SectionFormProps<Values extends FieldValues, Output, State extends SectionState> {
  section: Section;
  loaded: LoadedSection<State>;
  form: UseFormReturn<Values, unknown, Output>;
  save: ReturnType<typeof useSectionSave<Values, State>>;
  /** Why the section cannot be saved right now, and the field that is in the way. */
  blockedBy?: { reason: string; fieldId: string } | undefined;
  /** What is typed beside the form's own fields. */
  beside?: {
    isChanged: () => boolean;
    /** Into the form, before it is kept as a draft. */
    takeIn: () => void;
  };
  /** Over the sentence of a save that failed. */
  failureTitle?: string;
  children: ReactNode;
}

/** One tab of the editor: what went wrong at the top, the fields, the buttons that stay in sight. */
export function SectionForm<Values extends FieldValues, Output, State extends SectionState>(
  props: SectionFormProps<Values, Output, State>,
) {
  const { section, loaded, form, save, blockedBy, beside, failureTitle } = props;
  const { errors, submitCount, isDirty } = form.formState;
  const [wasBlocked, setBlocked] = useState(false);
  const isChanged = () => isDirty || (beside?.isChanged() ?? false);
  function saveDraft() {
    setBlocked(false);
    beside?.takeIn();
    return save.saveDraft(form.getValues());
  }
  const submit = form.handleSubmit(
    (output) => save.saveAndContinue(output as unknown as Values),
    save.forgetFailure,
  );
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        setBlocked(blockedBy !== undefined);
        if (blockedBy) document.getElementById(blockedBy.fieldId)?.focus();
        else void submit();
      }}
    >
      {save.newer && (
        <ConflictMessage
          title="This section was changed elsewhere while you were editing"
          onLoad={() => loaded.restart(save.newer ?? undefined)}
          onKeep={save.settle}
        />
      )}
      {save.failure && <FailureMessage title={failureTitle}>{save.failure.message}</FailureMessage>}
      {loaded.state.draftSavedAt && (
        <DraftMessage
          section={section}
          savedAt={loaded.state.draftSavedAt}
          onDiscarded={() => loaded.restart()}
        />
      )}
      <ErrorSummary errors={withoutRefs(errors)} submitCount={submitCount} />
      <div>{props.children}</div>
      <EditorFooter
        section={section}
        blockedBy={blockedBy?.reason}
        wasBlocked={wasBlocked}
        onSaveDraft={() => void saveDraft()}
      />
      <LeaveGuard isDirty={() => isChanged() && !save.isDone.current} onSaveDraft={saveDraft} />
    </form>
  );
}

/** A list's own fault stands at its `root`, which is no field to lead to. */
function withoutRefs<T extends FieldValues>(errors: FieldErrors<T>): FieldErrors<T> {
  const flat: Record<string, unknown> = {};
  for (const key of Object.keys(errors)) flat[key] = get(errors, `${key}.root`) ?? get(errors, key);
  return flat as FieldErrors<T>;
}
