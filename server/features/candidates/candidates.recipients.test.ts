import { expect, test } from 'vitest';
import { getEducation, saveEducation } from '#contract/candidates/education.ts';
import { savePrivacy } from '#contract/candidates/privacy.ts';
import { deleteResume, setProfileVisibility, uploadResume } from '#contract/candidates/profile.ts';
import { EDUCATION } from '#server/testing/factories/candidates.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { PDF } from '#server/testing/factories/companies.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

test('changes to a profile notify nobody, not even companies with an application', async () => {
  const { id } = await createJob(server.db, cast.owner);
  await createApplication(server.db, id, cast.candidate);
  const candidate = server.as(cast.candidate);
  await candidate.call(saveEducation, { body: EDUCATION });
  const saved = (await candidate.call(getEducation)).data;
  const [first, ...rest] = saved.educations;
  const body = { ...EDUCATION, educations: [{ ...first!, fieldOfStudy: 'Law' }, ...rest] };
  expect(await toldBy(server, cast, () => candidate.call(saveEducation, { body }))).toEqual({
    'candidate.degreesChanged': NOBODY,
    'candidate.sectionSaved': NOBODY,
  });
  const form = new FormData();
  form.append('resume', new Blob([PDF]), 'resume.pdf');
  for (const act of [() => candidate.call(uploadResume, { form }), () => candidate.call(deleteResume)]) {
    expect(await toldBy(server, cast, act)).toEqual({ 'candidate.resumeChanged': NOBODY });
  }
  const hide = () => candidate.call(setProfileVisibility, { body: { isVisible: false } });
  expect(await toldBy(server, cast, hide)).toEqual({ 'candidate.visibilityChanged': NOBODY });
  const privacy = { isVisible: false, hideFromCurrentEmployer: true, hiddenCompanies: [] };
  const save = () => candidate.call(savePrivacy, { body: privacy });
  expect(await toldBy(server, cast, save)).toEqual({ 'candidate.privacyChanged': NOBODY });
});
