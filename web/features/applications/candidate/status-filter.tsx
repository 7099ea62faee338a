import { Select } from '@mantine/core';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  applicationStatusBadge,
} from '#contract/labels/applications.ts';

/** Of several: those that have ended did so in more than one way. */
export function statusLabel(status: ApplicationStatus): string {
  if (status === 'WITHDRAWN') return 'Withdrawn, declined, expired';
  return applicationStatusBadge(status, 'candidate').label;
}

const statuses = APPLICATION_STATUSES.map((value) => ({ value, label: statusLabel(value) }));

interface StatusFilterProps {
  status: ApplicationStatus | undefined;
  onChange: (status: ApplicationStatus | undefined) => void;
}

/** One stage of the candidate's own applications, or all of them. */
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
