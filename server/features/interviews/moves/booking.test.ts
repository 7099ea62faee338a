import { afterEach, describe, expect, test } from 'vitest';
import {
  downloadInterviewCalendar,
  getCandidateInterview,
  listActiveInterviews,
  listPendingInterviews,
} from '#contract/interviews/candidate.ts';
import {
  cancelRecruiterInterview,
  downloadRecruiterCalendar,
  requestSlots,
  scheduleInterview,
} from '#contract/interviews/recruiter.ts';
import {
  cancelInterview,
  rescheduleInterview,
  respondToInterview,
  savePreparationNotes,
} from '#contract/interviews/respond.ts';
import { createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import {
  acceptOne,
  requestOne,
  scheduleOne,
  slotIn,
  type TestInterview,
} from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';

const LINK = 'https://meet.example.com/room';
const DAY = 86_400;

const server = ownServer();
afterEach(() => server.moveClock(0));

function schedule({ id, recruiter }: TestInterview, body: object) {
  return server.as(recruiter).call(scheduleInterview, { params: { id }, body: body as never });
}

function reschedule({ id, candidate }: TestInterview, body: object = {}) {
  return server.as(candidate).call(rescheduleInterview, {
    body: { interviewId: id, reason: 'Travel conflict', newAvailabilitySlots: [slotIn(6)], ...body } as never,
  });
}

/** The value of a property in a calendar file, with folded lines joined. */
function propertyOf(calendar: string | null | undefined, name: string): string | undefined {
  const lines = (calendar ?? '').replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  return lines.find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))?.split(/:(.*)/)[1];
}

describe('a recruiter who picks a time', () => {
  test('books it for both sides and shows the meeting details', async () => {
    const { slotIds, ...interview } = await acceptOne(server, { interviewMode: 'VIDEO_CALL' });
    const body = { slotId: slotIds[1], meetingLink: LINK, meetingPassword: 'medal' };
    const answer = await schedule(interview, body);
    expect(answer).toMatchObject({ status: 200, message: 'Interview scheduled.' });
    const { date } = slotIn(3);
    const slot = { id: slotIds[1], date, startTime: '10:00', endTime: '11:00', timezone: 'Asia/Kolkata' };
    expect(answer.data).toMatchObject({ status: 'SCHEDULED', scheduledSlot: slot, ballHolder: 'RECRUITER' });
    const seen = await server.as(interview.candidate).call(listActiveInterviews);
    expect(seen.data[0]).toMatchObject({
      scheduledSlot: slot,
      startsAt: new Date(`${date}T10:00:00+05:30`).toISOString(),
      meetingLink: LINK,
      meetingPassword: 'medal',
      canReschedule: true,
      rescheduleCount: 0,
    });
  });

  test('can start later inside the offered time, and end after it only if the candidate is flexible', async () => {
    const wide = [slotIn(2, '10:00', '12:00')];
    const late = { slotId: '', startTime: '11:30' };
    const strict = await acceptOne(server, { slots: wide });
    expect(await schedule(strict, { ...late, slotId: strict.slotIds[0] })).toMatchObject({
      status: 400,
      code: 'SLOT_OUTSIDE_RANGE',
      message: 'The interview must lie inside the time the candidate offered.',
    });
    const fits = await schedule(strict, { slotId: strict.slotIds[0], startTime: '11:00' });
    expect(fits.data.scheduledSlot).toMatchObject({ startTime: '11:00', endTime: '12:00' });
    const flexible = await acceptOne(server, { slots: [{ ...wide[0]!, isFlexible: true }] });
    const booked = await schedule(flexible, { ...late, slotId: flexible.slotIds[0] });
    expect(booked.data.scheduledSlot).toMatchObject({ startTime: '11:30', endTime: '12:30' });
  });

  test.each(['09:59', '12:00'])('cannot start at %s, outside the offered time', async (startTime) => {
    const interview = await acceptOne(server, {
      slots: [{ ...slotIn(2, '10:00', '12:00'), isFlexible: true }],
    });
    expect(await schedule(interview, { slotId: interview.slotIds[0], startTime })).toMatchObject({
      status: 400,
      code: 'SLOT_OUTSIDE_RANGE',
    });
  });

  test('must choose one of the offered times, which must not have passed', async () => {
    const interview = await acceptOne(server);
    const other = await acceptOne(server);
    for (const slotId of [undefined, 'x', other.slotIds[0]]) {
      expect(await schedule(interview, { slotId })).toMatchObject({
        status: 400,
        message: 'Please choose one of the offered times.',
      });
    }
    await server.moveClock(2.9 * DAY);
    expect(await schedule(interview, { slotId: interview.slotIds[0] })).toMatchObject({
      status: 400,
      message: 'This time has passed. Please pick another slot.',
    });
  });

  test.each([
    [undefined, 400, 'MEETING_LINK_REQUIRED', 'A video call needs a meeting link.'],
    ['', 400, 'MEETING_LINK_REQUIRED', 'A video call needs a meeting link.'],
    ['zoom', 400, 'VALIDATION_FAILED', 'Please enter a link that starts with http:// or https://.'],
  ])('of a video call needs a meeting link, which %j is not', async (meetingLink, status, code, message) => {
    const interview = await acceptOne(server, { interviewMode: 'VIDEO_CALL' });
    const answer = await schedule(interview, { slotId: interview.slotIds[0], meetingLink });
    expect(answer).toMatchObject({ status, code, message });
  });

  test('must belong to the company', async () => {
    const interview = await acceptOne(server);
    const recruiter = await createRecruiter(server.db);
    expect(await schedule({ ...interview, recruiter }, { slotId: interview.slotIds[0] })).toMatchObject({
      status: 404,
    });
  });

  test('can request other times twice, each with a new deadline, and then no more', async () => {
    const interview = await acceptOne(server);
    const { id, candidate } = interview;
    const ask = () =>
      server.as(interview.recruiter).call(requestSlots, {
        params: { id },
        body: { message: 'Mornings suit us better.' },
      });
    for (const slotRequestCount of [1, 2]) {
      expect((await ask()).data).toMatchObject({
        status: 'PENDING',
        slotRequestCount,
        ballHolder: 'CANDIDATE',
      });
      expect((await server.as(candidate).call(listPendingInterviews)).data).toHaveLength(1);
      const body = { interviewId: id, status: 'ACCEPTED' as const, availabilitySlots: [slotIn(7)] };
      const answer = await server.as(candidate).call(respondToInterview, { body });
      expect(answer.data.availabilitySlots).toMatchObject([slotIn(7)]);
    }
    expect(await ask()).toMatchObject({
      status: 409,
      code: 'SLOT_REQUEST_LIMIT',
      message: 'You have already asked for other times twice.',
    });
    expect(await schedule(interview, { slotId: interview.slotIds[0] })).toMatchObject({ status: 400 });
    const [, mail] = await server.mailsTo(candidate.email);
    expect(mail?.textBody).toContain('Mornings suit us better.');
  });
});

describe('a candidate who requests another time', () => {
  test.each([
    [{ reason: '' }, 'Please provide a reason for rescheduling'],
    [{ reason: 'Other' }, 'Please provide a reason for rescheduling'],
    [{ newAvailabilitySlots: [] }, 'Please provide at least one availability slot'],
    [{ newAvailabilitySlots: [slotIn(-2)] }, 'Please choose a time in the future.'],
  ])('with %j is refused: "%s"', async (fault, message) => {
    expect(await reschedule(await scheduleOne(server), fault)).toMatchObject({ status: 400, message });
  });

  test('gives up the booked time at once, twice at most', async () => {
    const interview = await scheduleOne(server);
    for (const rescheduleCount of [1, 2]) {
      const answer = await reschedule(interview);
      expect(answer).toMatchObject({ status: 200, message: 'Reschedule request sent successfully!' });
      expect(answer.data).toMatchObject({
        status: 'RESCHEDULE_REQUESTED',
        rescheduleCount,
        scheduledSlot: null,
        canReschedule: false,
        closingReason: 'Travel conflict',
      });
      const slotId = answer.data.availabilitySlots[0]?.id;
      expect(await schedule(interview, { slotId })).toMatchObject({
        status: 200,
        data: { closingReason: null },
      });
    }
    expect(await reschedule(interview)).toMatchObject({
      status: 409,
      code: 'RESCHEDULE_LIMIT',
      message: 'This interview has already been rescheduled twice.',
    });
    const { data } = await server
      .as(interview.candidate)
      .call(getCandidateInterview, { params: { id: interview.id } });
    expect(data).toMatchObject({ status: 'SCHEDULED', canReschedule: false });
  });

  test('leaves the old time free for others', async () => {
    const first = await scheduleOne(server);
    const { recruiter, candidate } = first;
    const second = await acceptOne(server, { recruiter });
    expect(await schedule(second, { slotId: second.slotIds[0] })).toMatchObject({ status: 409 });
    await reschedule(first);
    expect(await schedule(second, { slotId: second.slotIds[0] })).toMatchObject({ status: 200 });
    expect((await server.as(candidate).call(listActiveInterviews)).data).toMatchObject([
      { id: first.id, status: 'RESCHEDULE_REQUESTED' },
    ]);
  });

  test('is refused once it has started', async () => {
    const interview = await scheduleOne(server);
    await server.moveClock(3 * DAY);
    const message = 'This interview has already started.';
    expect(await reschedule(interview)).toMatchObject({ status: 409, code: 'INTERVIEW_STARTED', message });
  });

  test('must belong to this interview', async () => {
    const candidate = await createCandidate(server.db);
    expect(await reschedule({ ...(await scheduleOne(server)), candidate })).toMatchObject({ status: 404 });
  });
});

describe('a cancellation', () => {
  test.each(['', ' ', 'Other', undefined])('by either side for %j needs a reason', async (reason) => {
    const { id, candidate, recruiter } = await requestOne(server);
    const input = { params: { id }, body: { reason: reason as string } };
    const told = { status: 400, message: 'Please provide a reason for cancelling' };
    expect(await server.as(candidate).call(cancelInterview, input)).toMatchObject(told);
    expect(await server.as(recruiter).call(cancelRecruiterInterview, input)).toMatchObject(told);
  });

  test('by the candidate leaves the active list and gives the recruiter the reason', async () => {
    const { id, candidate, recruiter } = await scheduleOne(server);
    const input = { params: { id }, body: { reason: 'Family emergency' } };
    const answer = await server.as(candidate).call(cancelInterview, input);
    expect(answer).toMatchObject({ status: 200, message: 'Interview cancelled successfully' });
    expect(answer.data).toMatchObject({ status: 'CANCELLED', meetingLink: null });
    expect((await server.as(candidate).call(listActiveInterviews)).data).toEqual([]);
    const [mail] = await server.mailsTo(recruiter.email);
    expect(mail?.textBody).toContain('Family emergency');
  });

  test('by the recruiter is possible while the times wait for a pick', async () => {
    const { id, recruiter } = await acceptOne(server);
    const input = { params: { id }, body: { reason: 'The role is on hold' } };
    const answer = await server.as(recruiter).call(cancelRecruiterInterview, input);
    expect(answer.data).toMatchObject({ status: 'CANCELLED', closingReason: 'The role is on hold' });
  });
});

describe('calendar files', () => {
  test('are sent to both sides with every booking, change and cancellation, with one UID and a rising sequence', async () => {
    const { id, ...interview } = await scheduleOne(server, { interviewMode: 'VIDEO_CALL' });
    const again = await reschedule({ id, ...interview });
    await schedule({ id, ...interview }, { slotId: again.data.availabilitySlots[0]?.id });
    const reason = 'Accepted another offer';
    await server.as(interview.candidate).call(cancelInterview, { params: { id }, body: { reason } });
    for (const { email } of [interview.candidate, interview.recruiter]) {
      const mails = (await server.mailsTo(email)).filter(({ calendar }) => calendar).reverse();
      const read = (name: string) => mails.map(({ calendar }) => propertyOf(calendar, name));
      expect(mails.map(({ calendarMethod }) => calendarMethod)).toEqual([
        'REQUEST',
        'CANCEL',
        'REQUEST',
        'CANCEL',
      ]);
      expect(read('METHOD')).toEqual(['REQUEST', 'CANCEL', 'REQUEST', 'CANCEL']);
      expect(new Set(read('UID'))).toEqual(new Set([`interview-${id}@medallist`]));
      expect(read('SEQUENCE')).toEqual(['1', '2', '3', '4']);
      expect(read('STATUS')).toEqual(['CONFIRMED', 'CANCELLED', 'CONFIRMED', 'CANCELLED']);
      const start = (days: number) => `${slotIn(days).date.replaceAll('-', '')}T043000Z`;
      expect(read('DTSTART')).toEqual([start(2), start(2), start(6), start(6)]);
      expect(read('LOCATION')).toEqual([LINK, LINK, LINK, LINK]);
    }
  });

  test('can be downloaded by both sides while a time is booked, and by no other user', async () => {
    const { id, candidate, recruiter } = await scheduleOne(server);
    const paths = [
      [candidate, `/api/jobseeker/interviews/${id}/calendar`],
      [recruiter, `/api/recruiter/interviews/${id}/calendar`],
    ] as const;
    for (const [account, path] of paths) {
      const answer = await server.as(account).fetch(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(propertyOf(await answer.text(), 'UID')).toBe(`interview-${id}@medallist`);
    }
    const params = { id };
    const [other, stranger] = [await createCandidate(server.db), await createRecruiter(server.db)];
    expect(await server.as(other).call(downloadInterviewCalendar, { params })).toMatchObject({ status: 404 });
    expect(await server.as(stranger).call(downloadRecruiterCalendar, { params })).toMatchObject({
      status: 404,
    });
    const open = await acceptOne(server);
    expect(
      await server.as(open.candidate).call(downloadInterviewCalendar, { params: { id: open.id } }),
    ).toMatchObject({ status: 409 });
  });
});

describe('preparation notes', () => {
  test('are stored at any length, for the candidate only', async () => {
    const { id, candidate } = await scheduleOne(server);
    const notes = 'Ask about the ledger. '.repeat(100);
    const save = (account: { token: string }) =>
      server.as(account).call(savePreparationNotes, { params: { id }, body: { notes } });
    const answer = await save(candidate);
    expect(answer).toMatchObject({ status: 200, message: 'Preparation notes saved successfully!' });
    expect(answer.data.preparationNotes).toBe(notes);
    expect(await save(await createCandidate(server.db))).toMatchObject({ status: 404 });
  });
});
