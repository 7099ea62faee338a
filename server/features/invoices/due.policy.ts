import { addDays } from '#contract/kit/days.ts';
import { toInstant } from '#contract/kit/zoned-time.ts';
import type { DueMoment } from '#contract/labels/invoices.ts';

/** Reminders are sent in the morning of India, as every daily mail. */
const MORNING = '09:00';

/** When what happens to an invoice that nobody pays. Reminders that lie before its issue are none. */
export function dueTimes(dueOn: string, issuedAt: Date) {
  const morning = (days: number) => {
    const at = toInstant(addDays(dueOn, days), MORNING);
    return at > issuedAt ? at : null;
  };
  return {
    remindBeforeAt: morning(-3),
    remindDueAt: morning(0),
    remindAfterAt: morning(7),
    overdueFrom: toInstant(addDays(dueOn, 1), '00:00'),
  };
}

interface Reminders {
  remindBeforeAt: Date | null;
  remindDueAt: Date | null;
  remindAfterAt: Date | null;
}

/** The latest of the reminders that are due: after a pause of the server one is told, not three. */
export function reminderDue(times: Reminders, at: Date): DueMoment | undefined {
  const isDue = (time: Date | null) => time !== null && time <= at;
  if (isDue(times.remindAfterAt)) return 'AFTER';
  if (isDue(times.remindDueAt)) return 'TODAY';
  return isDue(times.remindBeforeAt) ? 'BEFORE' : undefined;
}
