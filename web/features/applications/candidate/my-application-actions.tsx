import { ActionIcon, Menu, Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { type MyApplication, withdrawApplication } from '#contract/applications/candidate-applications.ts';
import { applicationMoves, stateOf } from '#contract/applications/transitions.ts';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  applicationStatusBadge,
} from '#contract/labels/applications.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { IconDots } from '#web/ui/icons/controls.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';

/** The label of a status filter; WITHDRAWN covers several outcomes. */
export function statusLabel(status: ApplicationStatus): string {
  if (status === 'WITHDRAWN') return 'Withdrawn, declined, expired';
  return applicationStatusBadge(status, 'candidate').label;
}

const statuses = APPLICATION_STATUSES.map((value) => ({ value, label: statusLabel(value) }));

interface StatusFilterProps {
  status: ApplicationStatus | undefined;
  onChange: (status: ApplicationStatus | undefined) => void;
}

/** Filters the candidate's applications by stage. */
export function StatusFilter({ status, onChange }: StatusFilterProps) {
  return (
    <Select
      w={230}
      aria-label="Status"
      placeholder="All statuses"
      clearable
      value={status ?? null}
      data={statuses}
      onChange={(next) => onChange((next as ApplicationStatus | null) ?? undefined)}
    />
  );
}

/** Further actions on the candidate's application, such as withdrawing it while that is possible. */
export function MyApplicationMenu({ application }: { application: MyApplication }) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useEndpointMutation(withdrawApplication, {
    onSuccess: () => {
      setAsking(false);
      focusLater('main');
      notifications.show({ message: 'Application withdrawn' });
    },
  });
  const menuId = `more-${application.id}`;
  function keep() {
    setAsking(false);
    focusLater(menuId);
  }
  const moves = applicationMoves.allowedActions(stateOf(application), 'CANDIDATE', new Date());
  // While it can be undone, withdrawing is not offered.
  if (application.canUndo || !moves.includes('WITHDRAW')) return null;
  return (
    <>
      <Menu id={menuId} position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" aria-label={`More actions for ${application.job.title}`}>
            <IconDots size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item c="var(--m-danger-fg)" onClick={() => setAsking(true)}>
            Withdraw
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmModal
        opened={isAsking}
        onClose={keep}
        onConfirm={() => withdraw.mutate({ params: { id: application.id } })}
        title="Withdraw this application?"
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        danger
        loading={withdraw.isPending}
        error={withdraw.error?.message}
      >
        <p>{application.job.company.name} is told. While the job is open you can apply again.</p>
      </ConfirmModal>
    </>
  );
}
