import type { Db } from '#server/db/schema/database.ts';
import { hireAsked, hireMoved } from '#server/features/hires/hires.events.ts';
import { notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { NOTICE_KINDS, QUESTION_KIND } from './hire-words.ts';
import { questionsAbout, type Telling, tellingsOf } from './tellings.ts';

async function tell(db: Db, kind: string, tellings: readonly Telling[]): Promise<void> {
  for (const { people, words, link } of tellings) {
    await notify(db, people, { kind, title: words.title, body: words.body, link });
  }
}

export const notices = [
  on(hireMoved, async (db, moved) => tell(db, NOTICE_KINDS[moved.action], await tellingsOf(db, moved))),
  on(hireAsked, async (db, { hireId }) => tell(db, QUESTION_KIND, await questionsAbout(db, hireId))),
];
