import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { ENDPOINTS } from '#contract/all.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { ERRORS } from '#contract/core/errors.ts';
import { createAdmin, type TestAccount } from '#server/testing/factories/accounts.ts';
import { scheduleOne } from '#server/testing/factories/interviews.ts';
import { HOSTILE, mutations, type Shape, sample } from '#server/testing/hostile-values.ts';
import { ownServer } from '#server/testing/server.ts';

const AT_ONCE = 8;

const server = ownServer({ silent: true });
let callers: Record<'JOBSEEKER' | 'RECRUITER' | 'SUPER_ADMIN', TestAccount>;
/** Ids of existing rows, by the preceding word in a path and by the field that contains them. */
let rows: Record<string, string>;

beforeAll(async () => {
  const { id, jobId, recruiter, candidate, booked } = await scheduleOne(server);
  callers = {
    JOBSEEKER: candidate,
    RECRUITER: recruiter,
    SUPER_ADMIN: await createAdmin(server.db, 'SUPER_ADMIN'),
  };
  rows = {
    interviews: id,
    jobs: jobId,
    applications: booked.applicationId,
    candidates: candidate.id,
    recruiters: recruiter.id,
    interviewId: id,
    jobId,
    applicationIds: booked.applicationId,
    candidateId: candidate.id,
    recruiterId: recruiter.id,
  };
});

function callerOf({ access }: Endpoint): TestAccount | undefined {
  if (access.kind !== 'user') return undefined;
  const type = (['JOBSEEKER', 'RECRUITER', 'SUPER_ADMIN'] as const).find((one) => access.types.includes(one));
  return type && callers[type];
}

function pathOf({ path }: Endpoint): string {
  return path.replaceAll(/(\w+)\/\{\w+\}/g, (_, noun: string) => `${noun}/${rows[noun] ?? rows.jobs}`);
}

function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
}

/** Default texts of the schema library, which no user should see. */
const OF_THE_LIBRARY =
  /^(Invalid (input|option|string|number|discriminator|key in|value in|ISO|UUID|URL|email address$)|Too (small|big)|Unrecognized key)/;
const Sentence = z
  .string()
  .min(1)
  .refine((text) => !OF_THE_LIBRARY.test(text));

const Envelope = z.object({
  success: z.literal(false),
  message: Sentence,
  errors: z.array(z.object({ path: z.string(), message: Sentence })).optional(),
  code: z.enum(Object.keys(ERRORS) as [string, ...string[]]),
  requestId: z.uuid(),
});

interface Attempt {
  endpoint: Endpoint;
  address: string;
  init: RequestInit;
}

/** What is wrong with the answer; undefined if the input was refused in plain words, or accepted. */
async function fault({ endpoint, address, init }: Attempt): Promise<string | undefined> {
  const account = callerOf(endpoint);
  const caller = account ? server.as(account) : server;
  const answer = await caller.fetch(address, { method: endpoint.method, ...init });
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel();
    return undefined;
  }
  const text = await answer.text();
  const isFine = answer.status < 400 || (answer.status < 500 && Envelope.safeParse(JSON.parse(text)).success);
  const sent = `${address.slice(0, 150)} ${String(init.body ?? JSON.stringify(init.headers)).slice(0, 300)}`;
  return isFine ? undefined : `${endpoint.method} ${sent} -> ${answer.status} ${text.slice(0, 200)}`;
}

async function expectNoFaults(attempts: Iterable<Attempt>): Promise<void> {
  const faults: string[] = [];
  const waiting = attempts[Symbol.iterator]();
  const work = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const found = await fault(next.value);
      if (found) faults.push(found);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(faults).toEqual([]);
}

function json(body: string): RequestInit {
  return { headers: { 'content-type': 'application/json' }, body };
}

/** If all fields are optional, each is sent alone, because other invalid fields would be refused first. */
function* wrongBodies(schema: z.ZodType): Generator<unknown> {
  const right = sample(shapeOf(schema), rows);
  if (!schema.safeParse({}).success) yield* mutations(right);
  else for (const [key, part] of Object.entries(right as object)) yield* mutations({ [key]: part });
}

function* bodies(): Generator<Attempt> {
  for (const endpoint of ENDPOINTS) {
    if (!endpoint.body || endpoint.upload) continue;
    for (const body of wrongBodies(endpoint.body)) {
      const init = json(JSON.stringify(body));
      yield { endpoint, address: pathOf(endpoint), init };
      // Drafts have fewer rules.
      if (hasDrafts(endpoint)) yield { endpoint, address: `${pathOf(endpoint)}?draft=true`, init };
    }
  }
}

function fieldsOf(schema: z.ZodType | undefined): string[] {
  return Object.keys((schema && shapeOf(schema).properties) ?? {});
}

function hasDrafts({ query }: Endpoint): boolean {
  return fieldsOf(query).includes('draft');
}

function* queries(): Generator<Attempt> {
  for (const endpoint of ENDPOINTS) {
    for (const name of fieldsOf(endpoint.query)) {
      for (const value of HOSTILE) {
        const text = (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 2000);
        const search = new URLSearchParams([[name, text], ...(Array.isArray(value) ? [[name, '1']] : [])]);
        yield { endpoint, address: `${pathOf(endpoint)}?${search}`, init: {} };
      }
    }
  }
}

const ADDRESSES = ['%00', '%ED%A0%80', '..%2f..%2fetc%2fpasswd', 'x'.repeat(90), '-1', '%', "'%20or%201=1--"];

function* addresses(): Generator<Attempt> {
  for (const endpoint of ENDPOINTS.filter(({ params }) => params)) {
    for (const hole of ADDRESSES) {
      yield { endpoint, address: endpoint.path.replaceAll(/\{\w+\}/g, hole), init: {} };
    }
  }
}

const HEADERS: Record<string, string>[] = [
  { 'idempotency-key': Array.from({ length: 700 }, (_, i) => (i * 7919).toString(36)).join('') },
  { 'idempotency-key': 'ключ'.length.toString().repeat(300) },
  { 'if-match': '"99999999999999999999"' },
  { 'if-match': 'W/"x-1"' },
  { 'if-match': '"1", "2"' },
  { authorization: 'Bearer ..' },
  { authorization: `Bearer ${'x.'.repeat(2000)}` },
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data' },
];

function* headers(): Generator<Attempt> {
  for (const endpoint of ENDPOINTS.filter(({ method }) => method !== 'GET')) {
    const body =
      endpoint.body && !endpoint.upload ? JSON.stringify(sample(shapeOf(endpoint.body), rows)) : '{}';
    for (const one of HEADERS) {
      const init = { headers: { 'content-type': 'application/json', ...one }, body };
      yield { endpoint, address: pathOf(endpoint), init };
    }
  }
}

function form(field: string, name: string, text: string): FormData {
  const filled = new FormData();
  filled.append('documentType', 'OTHER\0');
  filled.append('__proto__', 'x');
  filled.append(field, new Blob([text]), name);
  return filled;
}

function* uploads(): Generator<Attempt> {
  for (const endpoint of ENDPOINTS) {
    const { upload } = endpoint;
    if (!upload) continue;
    const bodies = [
      new FormData(),
      form(upload.field, 'a.pdf', ''),
      form(upload.field, `${'é"\r\nx: y'.repeat(200)}.pdf`, '%PDF-1.4\n%%EOF'),
      form('__proto__', '../../a.pdf', '%PDF-1.4\n%%EOF'),
      form('other', 'a.pdf', '%PDF-1.4\n%%EOF'),
    ];
    for (const body of bodies) yield { endpoint, address: pathOf(endpoint), init: { body } };
    const torn = {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disp',
    };
    yield { endpoint, address: pathOf(endpoint), init: torn };
  }
}

test.each([
  ['body', bodies],
  ['query', queries],
  ['address', addresses],
  ['header', headers],
  ['upload', uploads],
])('no %s causes a server error in any call', (_, attempts) => expectNoFaults(attempts()), 120_000);

test.each(['//', '//[', '/%', '/jobs/%00', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2fpackage.json'])(
  'the page %s gets an answer in plain words',
  async (address) => {
    const answer = await server.fetch(address);
    expect([400, 404, 503]).toContain(answer.status);
  },
);
