import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { fillDemo } from '#server/db/demo/fill.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
beforeAll(async () => {
  await fillDemo(server.db, 300);
});

/** Rules about the order of events, as queries for rows that violate them. */
const WRONG = {
  'an application before its job or its candidate was there': `
    from applications a join jobs j on j.id = a.job_id join users u on u.id = a.candidate_id
    where a.created_at < j.published_at or a.created_at < u.created_at`,
  'a request for an interview before the application': `
    from interviews i join applications a on a.id = i.application_id where i.created_at < a.created_at`,
  'an answer before the request': 'from interviews i where i.accepted_at < i.created_at',
  'a booking before the answer': 'from interviews i where i.scheduled_at < i.accepted_at',
  'an interview before its booking': 'from interviews i where lower(i.during) < i.scheduled_at',
  'an event before the one that led to it': `
    from interview_events e join interview_events f on f.interview_id = e.interview_id
    where f.to_status = e.from_status and f.to_status <> e.to_status and f.at > e.at`,
  'an offer before the interview was over': `
    from offers o join interviews i on i.application_id = o.application_id
    where i.status = 'COMPLETED' and o.extended_at < upper(i.during)`,
  'an offer whose application never came to that stage': `
    from offers o where not exists (
      select from application_events e where e.application_id = o.application_id and e.to_status = 'OFFERED')`,
  'a stage that does not follow from the one before': `
    from (select to_status, from_status, lag(to_status) over w as before from application_events
            window w as (partition by application_id order by at, id)) e
    where e.from_status is distinct from e.before`,
  'a first day before the offer was made': `
    from hires h join offers o on o.id = h.offer_id where h.recorded_at < o.extended_at`,
  'a state of an application before the application': `
    from applications a where a.status_changed_at < a.created_at`,
};

test.each(Object.entries(WRONG))('there is no %s', async (_what, query) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${sql.raw(query)}`.execute(
    server.db,
  );
  expect(rows).toEqual([{ count: 0 }]);
});
