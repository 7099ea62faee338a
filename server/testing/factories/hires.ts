import type * as z from 'zod';
import { confirmHire } from '#contract/hires/candidate-hires.ts';
import type { RecordHire } from '#contract/hires/hire.ts';
import { recordHire } from '#contract/hires/recruiter-hires.ts';
import type { TestServer } from '../server.ts';
import { agreeOne, dayIn, type TestOffer } from './offers.ts';

export interface TestHire extends TestOffer {
  hireId: string;
}

/** A typical record of joining: today, at the agreed salary. */
export function hireBody(): z.input<typeof RecordHire> {
  return { joinedOn: dayIn(0), annualSalary: 4_100_000 };
}

type Overrides = Parameters<typeof agreeOne>[1] & { joined?: object };

/** Records a hire that waits for its candidate's confirmation, over HTTP. */
export async function recordOne(
  server: TestServer,
  { joined, ...overrides }: Overrides = {},
): Promise<TestHire> {
  const agreed = await agreeOne(server, overrides);
  const answer = await server
    .as(agreed.recruiter)
    .call(recordHire, { params: { id: agreed.applicationId }, body: { ...hireBody(), ...joined } });
  if (answer.status !== 201) throw new Error(answer.message);
  return { ...agreed, hireId: answer.data.id };
}

/** A hire that its candidate has confirmed. */
export async function hireOne(server: TestServer, overrides: Overrides = {}): Promise<TestHire> {
  const hire = await recordOne(server, overrides);
  const answer = await server.as(hire.candidate).call(confirmHire, { params: { id: hire.hireId }, body: {} });
  if (answer.status !== 200) throw new Error(answer.message);
  return hire;
}
