import { Timeline } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { formatDateTime } from '#web/lib/format.ts';

/** Where a submitted application is on its way. */
export function WaitingTimeline({ submittedAt }: { submittedAt: string | null }) {
  return (
    <Timeline active={1} bulletSize={22} lineWidth={2}>
      <Timeline.Item
        title="Application Submitted"
        bullet={<IconCheck size={13} stroke={2} aria-hidden="true" />}
      >
        <p className="small muted">{submittedAt ? formatDateTime(submittedAt) : 'Just now'}</p>
      </Timeline.Item>
      <Timeline.Item title="Under Review">
        <p className="small muted">A person reads your details and documents.</p>
      </Timeline.Item>
      <Timeline.Item title="Decision Notification">
        <p className="small muted">Within 2-3 business days, by email.</p>
      </Timeline.Item>
    </Timeline>
  );
}
