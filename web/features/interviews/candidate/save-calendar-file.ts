import { notifications } from '@mantine/notifications';
import type { downloadInterviewCalendar } from '#contract/interviews/candidate.ts';
import type { downloadRecruiterCalendar } from '#contract/interviews/recruiter.ts';
import { callFile } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';

/** Saves the calendar file of a booked interview. */
export async function saveCalendarFile(
  endpoint: typeof downloadInterviewCalendar | typeof downloadRecruiterCalendar,
  id: string,
): Promise<void> {
  try {
    const { blob, name } = await callFile(endpoint, { params: { id } });
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = name || 'interview.ics';
    link.click();
    URL.revokeObjectURL(url);
  } catch (error) {
    notifications.show({ color: 'brick', message: messageOf(error) });
  }
}
