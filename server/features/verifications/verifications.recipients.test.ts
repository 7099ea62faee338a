import { expect, test } from 'vitest';
import { getEducation, saveEducation } from '#contract/candidates/education.ts';
import { sendDegreeCode, uploadDegreeProof, withdrawDegreeProof } from '#contract/verifications/own.ts';
import { adminDecideVerification } from '#contract/verifications/review.ts';
import { EDUCATION } from '#server/testing/factories/candidates.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { PDF } from '#server/testing/factories/companies.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

const INSTITUTE = 'asha@alumni.iitm.ac.in';

async function newDegree(): Promise<string> {
  const candidate = server.as(cast.candidate);
  await candidate.call(saveEducation, { body: EDUCATION });
  return (await candidate.call(getEducation)).data.educations[0]?.id ?? '';
}

test('a proof notifies only the address at the institute, and the candidate of the decision', async () => {
  const candidate = server.as(cast.candidate);
  const params = { id: await newDegree() };
  const ask = () => candidate.call(sendDegreeCode, { params, body: { email: INSTITUTE } });
  expect(await toldBy(server, cast, ask)).toEqual({
    'degree.codeMade': { notices: [], mails: [INSTITUTE] },
  });
  const upload = () => {
    const form = new FormData();
    form.append('document', new Blob([PDF]), 'degree.pdf');
    return candidate.call(uploadDegreeProof, { params, form });
  };
  expect(await toldBy(server, cast, upload)).toEqual({ 'degree.proofStepped': NOBODY });
  const withdraw = () => candidate.call(withdrawDegreeProof, { params });
  expect(await toldBy(server, cast, withdraw)).toEqual({ 'degree.proofStepped': NOBODY });
  for (const action of ['REJECT', 'APPROVE'] as const) {
    await upload();
    const { id } = await server.db
      .selectFrom('degreeVerifications')
      .select('id')
      .where('status', '=', 'PENDING')
      .executeTakeFirstOrThrow();
    const body = { action, reason: 'Unreadable.' };
    const decide = () => server.as(cast.admin).call(adminDecideVerification, { params: { id }, body });
    expect(await toldBy(server, cast, decide)).toEqual({
      'degree.proofDecided': { notices: ['candidate'], mails: ['candidate'] },
    });
  }
});
