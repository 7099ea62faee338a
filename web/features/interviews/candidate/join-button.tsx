import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { downloadInterviewCalendar } from '#contract/interviews/candidate.ts';
import type { downloadRecruiterCalendar } from '#contract/interviews/recruiter.ts';
import { callFile } from '#web/lib/api/api.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { IconVideo } from '#web/ui/icons/times.ts';

/** Saves the calendar file of a booked interview. */
export async function saveCalendarFile(
  endpoint: typeof downloadInterviewCalendar | typeof downloadRecruiterCalendar,
  id: string,
): Promise<void> {
  try {
    saveFile(await callFile(endpoint, { params: { id } }), 'interview.ics');
  } catch (error) {
    notifications.show({ color: 'brick', message: messageOf(error) });
  }
}

/** Opens the meeting in a new tab. */
export function JoinButton({ link, name }: { link: string; name: string }) {
  return (
    <Button
      component="a"
      href={link}
      target="_blank"
      rel="noreferrer"
      size="xs"
      leftSection={<IconVideo size={16} stroke={1.6} aria-hidden="true" />}
      aria-label={`Join: ${name}`}
    >
      Join
    </Button>
  );
}
