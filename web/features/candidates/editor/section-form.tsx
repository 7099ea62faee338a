import { Button, Tooltip } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type FieldErrors, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { discardDraft } from '#contract/candidates/profile.ts';
import type { Section } from '#contract/candidates/sections.ts';
import { inSentence } from '#web/features/candidates/view/in-sentence.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { formatRelative } from '#web/lib/format/spans.ts';
import { useLeaving } from '#web/lib/forms/use-leaving.ts';
import { Message } from '#web/ui/display/message.tsx';
import { ConflictMessage } from '#web/ui/failures/conflict-message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { IconChevronLeft, IconChevronRight } from '#web/ui/icons/controls.ts';
import { IconCircleCheck } from '#web/ui/icons/states.ts';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { stepsAround } from './editor-steps.ts';
import { type SaveState, useSaveStatus } from './save-status.tsx';
import classes from './section-form.module.css';
import type { LoadedSection } from './section-loader.tsx';
import type { SectionState, useSectionSave } from './use-section-save.ts';

interface LeaveGuardProps {
  isDirty: () => boolean;
  onSaveDraft: () => Promise<boolean>;
}

/** Offers to save a draft before unsaved input is left behind. */
function LeaveGuard({ isDirty, onSaveDraft }: LeaveGuardProps) {
  const { isHeld, leave, stay } = useLeaving(isDirty);
  async function keepAndLeave() {
    if (await onSaveDraft()) leave();
    else stay();
  }
  return (
    <Dialog opened={isHeld} onClose={stay} title="Keep your changes?" size={440}>
      <p>This section has changes that are not saved. A draft keeps them; recruiters do not see it.</p>
      <DialogFooter>
        <Button onClick={() => void keepAndLeave()}>Save Draft</Button>
        <Button variant="default" onClick={leave}>
          Leave without saving
        </Button>
        <Button variant="subtle" onClick={stay}>
          Stay
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

interface DraftMessageProps {
  section: Section;
  savedAt: string;
  onDiscarded: () => void;
}

/** Says that the form shows a draft, with a button to return to the saved version. */
function DraftMessage({ section, savedAt, onDiscarded }: DraftMessageProps) {
  const discard = useEndpointMutation(discardDraft, { onSuccess: onDiscarded });
  return (
    <Message
      family="info"
      action={
        <Button
          size="xs"
          variant="default"
          loading={discard.isPending}
          onClick={() => discard.mutate({ params: { section } })}
        >
          Discard draft
        </Button>
      }
    >
      You are editing a draft kept {inSentence(formatRelative(savedAt))}. Recruiters do not see it.
    </Message>
  );
}

interface EditorFooterProps {
  section: Section;
  onSaveDraft: () => void;
  /** Why the section cannot be saved right now; describes the disabled button. */
  blockedBy?: string | undefined;
  /** The button was pressed anyway: the reason replaces the state of the last save. */
  wasBlocked: boolean;
}

/** The sticky bar under the form: the steps, the state of the last save, and the save buttons. */
function EditorFooter({ section, onSaveDraft, blockedBy, wasBlocked }: EditorFooterProps) {
  const { state } = useSaveStatus();
  const { previous, next, isLast } = stepsAround(section);
  const refusal = wasBlocked ? blockedBy : undefined;
  const isSaving = state === 'saving';
  const isBlocked = blockedBy !== undefined;
  return (
    <div className={classes.footer}>
      {previous && (
        <Button
          component={Link}
          to={previous}
          variant="subtle"
          className={classes.previous}
          aria-label="Previous"
        >
          <IconChevronLeft size={16} stroke={1.6} aria-hidden="true" />
          <span className="desktop-only">Previous</span>
        </Button>
      )}
      {!isLast && (
        <Button component={Link} to={next} variant="subtle" className={classes.next} aria-label="Next">
          <span className="desktop-only">Next</span>
          <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />
        </Button>
      )}
      <SaveStatus state={refusal ? 'error' : state}>{refusal ?? LINES[state]}</SaveStatus>
      <div className={classes.buttons}>
        <Button variant="default" disabled={isSaving} onClick={onSaveDraft}>
          Save Draft
        </Button>
        <Tooltip label={blockedBy} disabled={!isBlocked}>
          {/* Still pressable when disabled, to show the reason: touch devices have no tooltip. */}
          <Button
            type="submit"
            loading={isSaving}
            aria-disabled={isBlocked}
            data-disabled={isBlocked || undefined}
          >
            {isLast ? 'Save & Finish' : 'Save & Continue'}
          </Button>
        </Tooltip>
      </div>
    </div>
  );
}

const LINES: Readonly<Record<SaveState, string>> = {
  idle: '',
  saving: 'Saving changes...',
  saved: 'Changes saved successfully!',
  error: 'Failed to save changes. Please try again.',
};

function SaveStatus({ state, children }: { state: SaveState; children: string }) {
  return (
    <p role="status" className={`small ${classes.line}`} data-state={state}>
      {state === 'saved' && <IconCircleCheck className="icon" size={16} stroke={1.8} aria-hidden="true" />}
      {children}
    </p>
  );
}

interface SectionFormProps<Values extends FieldValues, Output, State extends SectionState> {
  section: Section;
  loaded: LoadedSection<State>;
  form: UseFormReturn<Values, unknown, Output>;
  save: ReturnType<typeof useSectionSave<Values, State>>;
  /** Why the section cannot be saved right now, and the field that causes it. */
  blockedBy?: { reason: string; fieldId: string } | undefined;
  /** Input outside the form's own fields. */
  beside?: {
    isChanged: () => boolean;
    /** Copies it into the form, before a draft is saved. */
    takeIn: () => void;
  };
  /** The title of the message about a failed save. */
  failureTitle?: string;
  children: ReactNode;
}

/** One tab of the editor: errors at the top, the fields, and the sticky buttons. */
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

/** The error of a list itself is at its `root`, which is not a field that a link can lead to. */
function withoutRefs<T extends FieldValues>(errors: FieldErrors<T>): FieldErrors<T> {
  const flat: Record<string, unknown> = {};
  for (const key of Object.keys(errors)) flat[key] = get(errors, `${key}.root`) ?? get(errors, key);
  return flat as FieldErrors<T>;
}
