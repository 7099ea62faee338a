import { notifications } from '@mantine/notifications';
import { adminSendMailAgain, MAIL_SENT_AGAIN } from '#contract/mails.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';

/** Sends a failed mail again; its row goes away, and the focus to the list. */
export function useSendingAgain(listId: string) {
  return useEndpointMutation(adminSendMailAgain, {
    onSuccess() {
      notifications.show({ message: MAIL_SENT_AGAIN });
      focusLater(listId);
    },
    onError(error) {
      notifications.show({ message: error.message, color: 'brick' });
      focusLater(listId);
      // Another admin may have been first: then what is on the screen is old.
      if (error.status === 409) void refresh(adminSendMailAgain);
    },
  });
}
