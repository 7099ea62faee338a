import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { blockThread, type MessageSide, muteThread, type Thread } from '#contract/messages.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { IconDots } from '#web/ui/icons/controls.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog);
const ReportCompanyDialog = lazyDialog(
  async () => (await import('#web/features/profiles/report-dialog.tsx')).ReportDialog,
);

interface ThreadMenuProps {
  thread: Thread;
  side: MessageSide;
}

/** Further actions on a conversation. */
export function ThreadMenu({ thread, side }: ThreadMenuProps) {
  const { id, counterpart, isMuted } = thread;
  const [asks, setAsks] = useState<'report' | 'company' | 'block' | null>(null);
  const isBlocked = thread.closedBecause === 'BLOCKED';
  const menuId = `conversation-${id}`;
  function leave() {
    setAsks(null);
    focusLater(menuId);
  }
  const tell = (message: string) => notifications.show({ message });
  const mute = useEndpointMutation(muteThread, {
    onSuccess: () => tell(isMuted ? 'Notifications are on again' : 'Conversation muted'),
  });
  const block = useEndpointMutation(blockThread, {
    onSuccess: () => {
      leave();
      tell(isBlocked ? `${counterpart.name} is unblocked` : `${counterpart.name} is blocked`);
    },
  });
  return (
    <>
      <Menu id={menuId} position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" aria-label={`More about the conversation with ${counterpart.name}`}>
            <IconDots size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => mute.mutate({ params: { id }, body: { isMuted: !isMuted } })}>
            {isMuted ? 'Unmute' : 'Mute'}
          </Menu.Item>
          <Menu.Item onClick={() => setAsks('report')}>Report</Menu.Item>
          {side === 'CANDIDATE' && (
            <Menu.Item onClick={() => setAsks('company')}>Report the company</Menu.Item>
          )}
          {side === 'CANDIDATE' && (
            <Menu.Item {...(!isBlocked && { c: 'var(--m-danger-fg)' })} onClick={() => setAsks('block')}>
              {isBlocked ? 'Unblock' : 'Block'}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asks === 'report' && <ReportDialog thread={thread} onClose={leave} />}
      {asks === 'company' && (
        <ReportCompanyDialog
          reported={{ kind: 'COMPANY', id: counterpart.id, name: counterpart.name }}
          onClose={leave}
        />
      )}
      <ConfirmModal
        opened={asks === 'block'}
        onClose={leave}
        onConfirm={() => block.mutate({ params: { id }, body: { isBlocked: !isBlocked } })}
        title={isBlocked ? `Unblock ${counterpart.name}?` : `Block ${counterpart.name}?`}
        confirmLabel={isBlocked ? 'Unblock' : 'Block'}
        danger={!isBlocked}
        loading={block.isPending}
        error={block.error?.message}
      >
        <p>
          {isBlocked
            ? 'The company can find you and write to you again.'
            : 'The company cannot write to you and does not find you any more. It is not told. Your applications there stay as they are.'}
        </p>
      </ConfirmModal>
    </>
  );
}
