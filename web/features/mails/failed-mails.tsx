import { Link } from 'react-router';
import { adminCountMails } from '#contract/mails.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { Message } from '#web/ui/display/message.tsx';

/** A message while there are mails that could not be delivered. */
export function FailedMails() {
  const failed = useEndpoint(adminCountMails, {}).data?.FAILED ?? 0;
  if (failed === 0) return null;
  return (
    <Message family="warning">
      {count(failed, 'mail')} could not be sent. <Link to="/admin/mail">See what failed</Link>
    </Message>
  );
}
