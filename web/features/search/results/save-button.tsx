import { ActionIcon, Tooltip } from '@mantine/core';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconBookmarkFilled from '@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs';
import { useSaveCandidate } from './use-save-candidate.ts';

interface SaveButtonProps {
  id: string;
  name: string;
  isSaved: boolean;
  /** Pixels. */
  size?: number;
}

/** A bookmark for the whole company, filled once set. */
export function SaveButton({ id, name, isSaved, size = 30 }: SaveButtonProps) {
  const { toggle, shown } = useSaveCandidate(id, isSaved);
  return (
    <Tooltip label={shown ? 'Saved' : 'Save'}>
      <ActionIcon
        variant="default"
        size={size}
        aria-label={`Save ${name}`}
        aria-pressed={shown}
        c={shown ? 'var(--m-link)' : undefined}
        onClick={toggle}
      >
        {shown ? (
          <IconBookmarkFilled size={16} aria-hidden="true" />
        ) : (
          <IconBookmark size={16} stroke={1.6} aria-hidden="true" />
        )}
      </ActionIcon>
    </Tooltip>
  );
}
