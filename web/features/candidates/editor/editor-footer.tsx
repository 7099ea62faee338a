import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Section } from '#contract/candidates/sections.ts';
import { IconChevronLeft, IconChevronRight } from '#web/ui/icons/controls.ts';
import { IconCircleCheck } from '#web/ui/icons/states.ts';
import { Tooltip } from '#web/ui/late/tooltip.tsx';
import classes from './editor-footer.module.css';
import { stepsAround } from './editor-steps.ts';
import { type SaveState, useSaveStatus } from './save-status.tsx';

interface EditorFooterProps {
  section: Section;
  onSaveDraft: () => void;
  /** Why the section cannot be saved right now; the button explains itself with it. */
  blockedBy?: string | undefined;
  /** It was pressed all the same: the reason stands in place of how the last save went. */
  wasBlocked: boolean;
}

/** Stays in sight under the form: the steps, how the last save went, and the ways to save. */
export function EditorFooter({ section, onSaveDraft, blockedBy, wasBlocked }: EditorFooterProps) {
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
      <SaveLine state={refusal ? 'error' : state}>{refusal ?? LINES[state]}</SaveLine>
      <div className={classes.buttons}>
        <Button variant="default" disabled={isSaving} onClick={onSaveDraft}>
          Save Draft
        </Button>
        <Tooltip label={blockedBy} disabled={!isBlocked}>
          {/* Pressed all the same it says why: a finger finds no tooltip. */}
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

function SaveLine({ state, children }: { state: SaveState; children: string }) {
  return (
    <p role="status" className={`small ${classes.line}`} data-state={state}>
      {state === 'saved' && <IconCircleCheck className="icon" size={16} stroke={1.8} aria-hidden="true" />}
      {children}
    </p>
  );
}
