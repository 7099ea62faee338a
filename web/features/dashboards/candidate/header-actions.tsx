import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { IconEye, IconPencil } from '#web/ui/icons/acts.ts';

/** Beside the greeting; a phone has both in its tabs and menu. */
export function HeaderActions() {
  return (
    <>
      <Button
        component={Link}
        to="/profile/view"
        variant="default"
        className="desktop-only"
        leftSection={<IconEye size={16} stroke={1.6} aria-hidden="true" />}
      >
        View as Recruiter
      </Button>
      <Button
        component={Link}
        to="/profile/edit"
        variant="default"
        className="desktop-only"
        leftSection={<IconPencil size={16} stroke={1.6} aria-hidden="true" />}
      >
        Edit Profile
      </Button>
    </>
  );
}
