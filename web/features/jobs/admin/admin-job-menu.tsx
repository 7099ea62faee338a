import { ActionIcon, Menu } from '@mantine/core';
import type { AdminJobRow } from '#contract/jobs/admin-jobs.ts';
import { jobMoves } from '#contract/jobs/transitions.ts';
import { IconDots } from '#web/ui/icons/controls.ts';
import type { TakeDownAction } from './take-down-dialog.tsx';

/** What an admin may do with the job in its state. */
export function takeDownsOf({ status }: Pick<AdminJobRow, 'status'>): TakeDownAction[] {
  const allowed = jobMoves.allowedActions({ status }, 'ADMIN', new Date());
  return (['CLOSE', 'ARCHIVE'] as const).filter((action) => allowed.includes(action));
}

interface AdminJobMenuProps {
  job: AdminJobRow;
  onOpen: (id: string) => void;
  onTakeDown: (action: TakeDownAction, job: AdminJobRow) => void;
}

export function AdminJobMenu({ job, onOpen, onTakeDown }: AdminJobMenuProps) {
  const actions = takeDownsOf(job);
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={`More actions for ${job.title}`}>
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onOpen(job.id)}>View</Menu.Item>
        {actions.includes('CLOSE') && <Menu.Item onClick={() => onTakeDown('CLOSE', job)}>Close…</Menu.Item>}
        {actions.includes('ARCHIVE') && (
          <>
            <Menu.Divider />
            <Menu.Item c="var(--m-danger-fg)" onClick={() => onTakeDown('ARCHIVE', job)}>
              Archive…
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
