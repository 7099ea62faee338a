import { beforeEach, describe, expect, test } from 'vitest';
import { requestInterview } from '#contract/interviews/request.ts';
import { contactCandidate, getThread, sendMessage } from '#contract/messages.ts';
import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  listTemplates,
  MOST_TEMPLATES,
} from '#contract/templates.ts';
import {
  createColleague,
  createRecruiter,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { requestFor } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let rohan: TestRecruiter;
beforeEach(async () => {
  rohan = await createRecruiter(server.db, {
    firstName: 'Rohan',
    lastName: 'Mehta',
    companyName: 'Tamarind Pay',
  });
});

const HELLO = { kind: 'MESSAGE', name: 'Hello', text: 'Hello {firstName}' } as const;
const add = (body: object = HELLO, who: { token: string } = rohan) =>
  server.as(who).call(addTemplate, { body: body as typeof HELLO });

describe('templates', () => {
  test('belong to the company: every member can read them, those who act can edit them', async () => {
    const { data } = await add();
    const viewer = await createColleague(server.db, rohan.companyId, 'VIEWER');
    const colleague = await createColleague(server.db, rohan.companyId, 'RECRUITER');
    expect((await server.as(viewer).call(listTemplates)).data).toEqual([data]);
    const params = { id: data.id };
    const body = { name: 'Hi', text: 'Hi {firstName}' };
    expect((await add(HELLO, viewer)).status).toBe(403);
    expect((await server.as(viewer).call(changeTemplate, { params, body })).status).toBe(403);
    expect((await server.as(viewer).call(deleteTemplate, { params })).status).toBe(403);
    const changed = await server.as(colleague).call(changeTemplate, { params, body });
    expect(changed.data).toEqual({ ...data, ...body });
    expect((await server.as(colleague).call(deleteTemplate, { params })).status).toBe(204);
    expect((await server.as(viewer).call(listTemplates)).data).toEqual([]);
  });

  test('of another company are not found', async () => {
    await add();
    const stranger = await createRecruiter(server.db);
    expect((await server.as(stranger).call(listTemplates)).data).toEqual([]);
    expect((await add(HELLO, stranger)).status).toBe(201);
  });

  test('of one kind have unique names, regardless of case', async () => {
    const { data } = await add();
    expect(await add({ ...HELLO, name: 'HELLO' })).toMatchObject({
      status: 409,
      code: 'TEMPLATE_NAME_TAKEN',
      errors: [{ path: 'name' }],
    });
    const other = await add({ ...HELLO, name: 'Other' });
    const rename = { params: { id: other.data.id }, body: { name: 'hello', text: 'x' } };
    expect((await server.as(rohan).call(changeTemplate, rename)).code).toBe('TEMPLATE_NAME_TAKEN');
    const same = { params: { id: data.id }, body: { name: 'hello', text: 'x' } };
    expect((await server.as(rohan).call(changeTemplate, same)).status).toBe(200);
    expect((await add({ ...HELLO, kind: 'REJECTION' })).status).toBe(201);
  });

  test('of ten with one name at once exactly one is stored', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  });

  test('are limited to a hundred', async () => {
    const rows = Array.from({ length: MOST_TEMPLATES - 1 }, (_, n) => ({
      id: crypto.randomUUID(),
      companyId: rohan.companyId,
      kind: 'MESSAGE' as const,
      name: `Text ${n}`,
      text: 'x',
      updatedAt: new Date(),
    }));
    await server.db.insertInto('templates').values(rows).execute();
    const answers = await Promise.all([add(), add({ ...HELLO, name: 'Two' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test.each([
    [{ ...HELLO, name: ' ' }, 'Please name the template.'],
    [{ ...HELLO, text: '' }, 'Please write the text.'],
    [
      { ...HELLO, text: 'We pay {salary}' },
      'A text can have {firstName}, {jobTitle}, {companyName}, {senderName} and nothing else in such braces.',
    ],
  ])('are refused as %o', async (body, message) => {
    expect(await add(body)).toMatchObject({ status: 400, message });
  });
});

describe('placeholders are filled by the server', () => {
  const WRITTEN = 'Hello {firstName}, about {jobTitle} at {companyName}. {senderName}';
  const FILLED = 'Hello Asha, about Senior Backend Engineer at Tamarind Pay. Rohan Mehta';
  let asha: TestAccount;
  let jobId: string;
  beforeEach(async () => {
    asha = await createSearchableCandidate(server.db, { firstName: 'Asha' });
    jobId = (await createJob(server.db, rohan)).id;
  });

  test('in an interview request', async () => {
    const body = { ...requestFor(jobId, asha.id), message: WRITTEN };
    const { status } = await server.as(rohan).call(requestInterview, { body });
    expect(status).toBe(201);
    const row = await server.db
      .selectFrom('interviews')
      .select('message')
      .where('candidateId', '=', asha.id)
      .executeTakeFirst();
    expect(row?.message).toBe(FILLED);
  });

  test('in a message about one job, and the message is not sent where the job is unknown', async () => {
    const hello = { candidateId: asha.id, message: WRITTEN };
    expect(await server.as(rohan).call(contactCandidate, { body: hello })).toMatchObject({
      status: 400,
      code: 'TEMPLATE_VALUE_MISSING',
      message: expect.stringContaining('{jobTitle}'),
    });
    expect(
      await server.db.selectFrom('messages').selectAll().where('senderId', '=', rohan.id).execute(),
    ).toEqual([]);
    await createApplication(server.db, jobId, asha);
    const { data } = await server.as(rohan).call(contactCandidate, { body: hello });
    const thread = await server.as(asha).call(getThread, { params: { id: data.threadId } });
    expect(thread.data.messages.at(-1)?.text).toBe(FILLED);
    const second = await createJob(server.db, rohan, { title: 'Another' });
    await createApplication(server.db, second.id, asha);
    const params = { id: data.threadId };
    expect((await server.as(rohan).call(sendMessage, { params, body: { text: WRITTEN } })).code).toBe(
      'TEMPLATE_VALUE_MISSING',
    );
  });

  test('and never in what a candidate writes', async () => {
    await createApplication(server.db, jobId, asha);
    const { data } = await server
      .as(rohan)
      .call(contactCandidate, { body: { candidateId: asha.id, message: 'Hello, {id} is code.' } });
    const params = { id: data.threadId };
    const text = 'I write {firstName} as it is.';
    expect((await server.as(asha).call(sendMessage, { params, body: { text } })).data.text).toBe(text);
  });
});
