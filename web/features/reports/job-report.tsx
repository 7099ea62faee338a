import { Group } from '@mantine/core';
import type { PublicJob } from '#contract/jobs/public-jobs.ts';
import { ReportButton } from '#web/features/profiles/report-button.tsx';
import { useSession } from '#web/lib/api/session.ts';

/** Buttons to report a job or its company, for signed-in users. */
export function JobReport({ job: { id, title, company } }: { job: PublicJob }) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Group gap={4} ml={-8}>
      <ReportButton reported={{ kind: 'JOB', id, name: title }} label="Report this job" />
      <ReportButton
        reported={{ kind: 'COMPANY', id: company.id, name: company.name }}
        label="Report the company"
      />
    </Group>
  );
}
