import { ActionIcon, Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useState } from 'react';
import type { Applicant } from '#contract/applications/application.ts';
import { type ApplicationStatus, applicationStatusBadge } from '#contract/labels/applications.ts';
import { nameOf } from '#web/features/applications/application-text.ts';
import classes from './applicant-card.module.css';

interface CardMenuProps {
  applicant: Applicant;
  onMove: (applicant: Applicant, status: ApplicationStatus) => void;
}

function labelOf(status: ApplicationStatus): string {
  if (status === 'REJECTED') return 'Reject…';
  return `Move to ${applicationStatusBadge(status, 'recruiter').label.toLowerCase()}`;
}

/** Where somebody may move. Hundreds stand on a board: the menu itself is made when it is opened. */
export function CardMenu({ applicant, onMove }: CardMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = (
    <ActionIcon
      variant="subtle"
      className={classes.menu}
      aria-label={`Move ${nameOf(applicant.candidate)}`}
      aria-haspopup="menu"
      data-move
      onClick={isOpen ? undefined : () => setOpen(true)}
    >
      <IconDots size={16} stroke={1.8} aria-hidden="true" />
    </ActionIcon>
  );
  if (!isOpen) return button;
  return (
    <Menu opened onChange={setOpen} position="bottom-end" returnFocus>
      <Menu.Target>{button}</Menu.Target>
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
