import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { withdrawInterview } from '#contract/interviews/recruiter.ts';
import { change } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';

const UNDO_SHOWN_MS = 15_000;

async function takeBack(ids: readonly string[]): Promise<void> {
  const body = { reason: 'Taken back right after sending' };
  const answers = await Promise.allSettled(
    ids.map((id) => change(withdrawInterview, { params: { id }, body })),
  );
  const stayed = answers.filter(({ status }) => status === 'rejected').length;
  if (stayed === 0) {
    notifications.show({ message: `${count(ids.length, 'request')} withdrawn. No mail was sent.` });
    return;
  }
  notifications.show({
    color: 'brick',
    message: `${stayed} of ${count(ids.length, 'request')} could not be withdrawn. They stand under Interviews.`,
  });
}

/** Says how many were asked, and takes all of it back within the minutes in which nothing has been mailed. */
export function tellSent(ids: readonly string[]): void {
  const id = `sent-${Date.now()}`;
  notifications.show({
    id,
    autoClose: UNDO_SHOWN_MS,
    message: (
      <>
        {count(ids.length, 'interview request')} sent.{' '}
        <Button
          size="xs"
          variant="link"
          onClick={() => {
            notifications.hide(id);
            void takeBack(ids);
          }}
        >
          Undo
        </Button>
      </>
    ),
  });
}
