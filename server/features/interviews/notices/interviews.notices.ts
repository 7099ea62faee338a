import type { Db } from '#server/db/schema/database.ts';
import {
  holdOver,
  type InterviewMoved,
  interviewDue,
  interviewMoved,
} from '#server/features/interviews/interviews.events.ts';
import { getInterview } from '#server/features/interviews/interviews.queries.ts';
import { notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { HOLD_KIND, NOTICE_KINDS, REMINDER_KIND } from './interview-words.ts';
import {
  holdTellings,
  remindersOf,
  type Telling,
  tellingsOf,
  withoutActor,
  withoutFormerMembers,
} from './tellings.ts';

async function tell(db: Db, kind: string, { people, words, link }: Telling): Promise<void> {
  await notify(db, people, { kind, title: words.title, body: words.body, link });
}

async function tellMove(db: Db, moved: InterviewMoved): Promise<void> {
  const interview = await getInterview(db, moved.interviewId);
  for (const telling of await withoutFormerMembers(db, interview, tellingsOf(interview, moved))) {
    const people = withoutActor(telling.people, moved.actorId);
    await tell(db, NOTICE_KINDS[moved.action], { ...telling, people });
  }
}

export const notices = [
  on(interviewMoved, tellMove),
  on(interviewDue, async (db, { interviewId }) => {
    for (const telling of remindersOf(await getInterview(db, interviewId))) {
      await tell(db, REMINDER_KIND, telling);
    }
  }),
  on(holdOver, async (db, { interviewId }) => {
    for (const telling of await holdTellings(db, await getInterview(db, interviewId))) {
      await tell(db, HOLD_KIND, telling);
    }
  }),
];
