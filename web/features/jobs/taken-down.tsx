import type { Job } from '#contract/jobs/job.ts';
import { Message } from '#web/ui/display/message.tsx';

/** Why the platform took down a job of the company. */
export function TakenDown({
  job: { status, takenDownReason },
}: {
  job: Pick<Job, 'status' | 'takenDownReason'>;
}) {
  if (!takenDownReason) return null;
  const isGone = status === 'ARCHIVED';
  return (
    <div style={{ marginBottom: 20 }}>
      <Message family="warning" title={isGone ? 'Taken down by Medallist' : 'Closed by Medallist'}>
        {takenDownReason}
      </Message>
    </div>
  );
}
