import { ActionIcon } from '@mantine/core';
import type { Applicant } from '#contract/applications/application.ts';
import { type ApplicationStatus, applicationStatusBadge } from '#contract/labels/applications.ts';
import { nameOf } from '#web/features/applications/application-text.ts';
import { IconDots } from '#web/ui/icons/controls.ts';
import { Menu } from '#web/ui/late/menu.tsx';
import classes from './applicant-card.module.css';

interface CardMenuProps {
  applicant: Applicant;
  onMove: (applicant: Applicant, status: ApplicationStatus) => void;
}

function labelOf(status: ApplicationStatus): string {
  if (status === 'REJECTED') return 'Reject…';
  return `Move to ${applicationStatusBadge(status, 'recruiter').label.toLowerCase()}`;
}

/** Where somebody may move. */
export function CardMenu({ applicant, onMove }: CardMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          className={classes.menu}
          aria-label={`Move ${nameOf(applicant.candidate)}`}
          data-move
        >
          <IconDots size={16} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {applicant.nextStatuses.map((status) => (
          <Menu.Item
            key={status}
            color={status === 'REJECTED' ? 'var(--m-danger-fg)' : undefined}
            onClick={() => onMove(applicant, status)}
          >
            {labelOf(status)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
