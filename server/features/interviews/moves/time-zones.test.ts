import { beforeAll, expect, test } from 'vitest';
import { getCandidateInterview } from '#contract/interviews/candidate.ts';
import { getRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { toInstant } from '#contract/kit/zoned-time.ts';
import { candidateNotifications } from '#contract/notifications.ts';
import { scheduleOne, slotIn, type TestInterview } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';

const ZONE = 'America/New_York';
const OFFERED = { ...slotIn(5, '18:30', '19:30'), timezone: ZONE };

const server = ownServer();
let interview: TestInterview;
beforeAll(async () => {
  interview = await scheduleOne(server, { slots: [OFFERED] });
});

test('both sides see the start and the end in the candidate’s time zone', async () => {
  const { id, candidate, recruiter } = interview;
  const params = { id };
  const views = [
    (await server.as(candidate).call(getCandidateInterview, { params })).data,
    (await server.as(recruiter).call(getRecruiterInterview, { params })).data,
  ];
  for (const { scheduledSlot, availabilitySlots, startsAt, endsAt } of views) {
    const time = { startTime: '18:30', endTime: '19:30' };
    expect(scheduledSlot).toMatchObject({ date: OFFERED.date, ...time, timezone: ZONE });
    expect(availabilitySlots).toMatchObject([{ date: OFFERED.date, timeRanges: [time], timezone: ZONE }]);
    expect(startsAt).toBe(toInstant(OFFERED.date, '18:30', ZONE).toISOString());
    expect(endsAt).toBe(toInstant(OFFERED.date, '19:30', ZONE).toISOString());
  }
});

test('notifications and mails give both sides the time in India, and beside it the one in the candidate’s zone', async () => {
  const day = new Date(`${OFFERED.date}T12:00Z`).getUTCDate();
  const words = new RegExp(
    `\\w{3}, \\d+ \\w{3} \\d{4}, [45]:00 am – [56]:00 am IST \\(\\w{3}, ${day} \\w{3} \\d{4}, 6:30 pm – 7:30 pm Eastern Time\\)`,
  );
  const { data } = await server.as(interview.candidate).call(candidateNotifications.list);
  expect(data.content[0]?.body).toMatch(words);
  for (const { email } of [interview.candidate, interview.recruiter]) {
    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toContain('Interview booked');
    expect(mail?.textBody).toMatch(words);
    expect(mail?.htmlBody).toMatch(words);
  }
});
