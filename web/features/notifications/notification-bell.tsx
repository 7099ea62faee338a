import { useEndpoint } from '#web/lib/api/query.ts';
import { soon } from '#web/ui/late/soon.ts';
import { useLateTarget } from '#web/ui/late/use-late-target.ts';
import { BellButton } from '#web/ui/shell/bell-button.tsx';
import type { NotificationCalls } from './notification-calls.ts';

let panel: typeof import('./bell-panel.tsx') | undefined;
const load = async () => {
  panel ??= await import('./bell-panel.tsx');
};
soon(load);

interface NotificationBellProps {
  calls: NotificationCalls;
  /** The page with all of them. */
  page: string;
}

/** The bell of the top bar and what it says. */
export function NotificationBell({ calls, page }: NotificationBellProps) {
  const { id, isUsed, opened, setOpened, press } = useLateTarget(load);
  const unread = useEndpoint(calls.unreadCount, {}).data?.count ?? 0;
  if (!isUsed || !panel)
    return <BellButton id={id} count={unread} aria-haspopup="dialog" aria-expanded={false} onClick={press} />;
  return (
    <panel.BellPanel
      id={id}
      opened={opened}
      target={<BellButton count={unread} onClick={() => setOpened(!opened)} />}
      calls={calls}
      page={page}
      unread={unread}
      onLeave={() => setOpened(false)}
    />
  );
}
