import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '#web/ui/icons/acts.ts';
import { type Saveable, useSaveCandidate } from './use-save-candidate.tsx';

interface SaveButtonProps extends Saveable {
  /** Pixels. */
  size?: number;
}

/** A bookmark for the whole company, filled when saved. */
export function SaveButton({ size = 30, ...candidate }: SaveButtonProps) {
  const { id, name, isSaved } = candidate;
  const save = useSaveCandidate();
  const shown = save.isRunning(id) ? !isSaved : isSaved;
  return (
    <>
      {save.question}
      <Tooltip label={shown ? 'Saved' : 'Save'}>
        <ActionIcon
          variant="default"
          size={size}
          aria-label={`Save ${name}`}
          aria-pressed={shown}
          c={shown ? 'var(--m-link)' : undefined}
          onClick={() => save.toggle(candidate)}
        >
          {shown ? (
            <IconBookmarkFilled size={16} aria-hidden="true" />
          ) : (
            <IconBookmark size={16} stroke={1.6} aria-hidden="true" />
          )}
        </ActionIcon>
      </Tooltip>
    </>
  );
}
