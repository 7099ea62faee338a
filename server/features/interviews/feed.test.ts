import { expect, test } from 'vitest';
import { getCalendarFeed, renewCalendarFeed } from '#contract/interviews/feed.ts';
import { cancelInterview } from '#contract/interviews/respond.ts';
import { createAdmin, createRecruiter } from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { scheduleOne } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

async function read(url: string | null): Promise<{ status: number; text: string }> {
  const answer = await server.fetch(new URL(url ?? '/', server.origin).pathname);
  return { status: answer.status, text: await answer.text() };
}

test('both sides have a private URL whose calendar follows their bookings', async () => {
  const { id, candidate, recruiter } = await scheduleOne(server);
  for (const account of [candidate, recruiter]) {
    expect((await server.as(account).call(getCalendarFeed)).data).toEqual({ url: null });
    const { data } = await server.as(account).call(renewCalendarFeed);
    expect((await server.as(account).call(getCalendarFeed)).data).toEqual(data);
    expect((await read(data.url)).text).toContain(`UID:interview-${id}@medallist`);
  }
  const { data } = await server.as(candidate).call(getCalendarFeed);
  const body = { reason: 'Personal reasons' };
  await server.as(candidate).call(cancelInterview, { params: { id }, body });
  expect((await read(data.url)).text).not.toContain('BEGIN:VEVENT');
});

test('a new URL invalidates the old one, and admins have none', async () => {
  const { recruiter } = await scheduleOne(server);
  const first = await server.as(recruiter).call(renewCalendarFeed);
  const second = await server.as(recruiter).call(renewCalendarFeed);
  expect((await read(first.data.url)).status).toBe(404);
  expect((await read(second.data.url)).status).toBe(200);
  expect((await read('/api/calendar/aaaaaaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
  expect(await server.as(await createAdmin(server.db)).call(renewCalendarFeed)).toMatchObject({
    status: 403,
  });
  expect(await server.call(renewCalendarFeed)).toMatchObject({ status: 401 });
});

test('an interviewer who is not the requester has the booking too, until the account is suspended', async () => {
  const recruiter = await createRecruiter(server.db);
  const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
  const { id } = await scheduleOne(server, { recruiter, interviewerId: colleague.id });
  const { data } = await server.as(colleague).call(renewCalendarFeed);
  expect((await read(data.url)).text).toContain(`UID:interview-${id}@medallist`);
  await server.db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', colleague.id).execute();
  expect((await read(data.url)).status).toBe(404);
});
