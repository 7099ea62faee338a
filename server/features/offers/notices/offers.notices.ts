import type { Db } from '#server/db/schema/database.ts';
import { notify } from '#server/features/notifications/notifications.service.ts';
import { offerDue, offerMoved } from '#server/features/offers/offers.events.ts';
import { on } from '#server/platform/events.ts';
import { NOTICE_KINDS, REMINDER_KIND } from './offer-words.ts';
import { reminderTo, type Telling, tellingsOf } from './tellings.ts';

async function tell(db: Db, kind: string, { people, words, link }: Telling): Promise<void> {
  await notify(db, people, { kind, title: words.title, body: words.body, link });
}

export const notices = [
  on(offerMoved, async (db, moved) => {
    for (const telling of await tellingsOf(db, moved)) {
      // Whoever accepted has the letter by mail and the screen before them.
      const people = telling.people.filter((id) => id !== moved.actorId);
      await tell(db, NOTICE_KINDS[moved.action], { ...telling, people });
    }
  }),
  on(offerDue, async (db, { offerId }) => tell(db, REMINDER_KIND, await reminderTo(db, offerId))),
];
