import { notify } from '#server/features/notifications/notifications.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { jobTeamChanged } from './team.events.ts';

export const notices = [
  on(jobTeamChanged, async (db, { jobId, title, actorId, newOwnerId, joined }) => {
    const actor = await users.get(db, actorId);
    const by = `${actor.firstName} ${actor.lastName}`;
    const link = `/recruiter/jobs/${jobId}`;
    if (newOwnerId && newOwnerId !== actorId) {
      const notice = {
        kind: 'team.job_owner',
        title: `You own ${title} now`,
        body: `Given to you by ${by}.`,
      };
      await notify(db, [newOwnerId], { ...notice, link });
    }
    const others = joined.filter((id) => id !== actorId);
    if (others.length === 0) return;
    const notice = {
      kind: 'team.job_member',
      title: `You are in the hiring team of ${title}`,
      body: `Added by ${by}.`,
    };
    await notify(db, others, { ...notice, link });
  }),
];
