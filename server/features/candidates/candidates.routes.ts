import type * as z from 'zod';
import { BasicInfoInput, getBasicInfo, saveBasicInfo } from '#contract/candidates/basic-info.ts';
import { EducationInput, getEducation, saveEducation } from '#contract/candidates/education.ts';
import { ExperienceInput, getExperience, saveExperience } from '#contract/candidates/experience.ts';
import { getPrivacy, savePrivacy, searchCompanies } from '#contract/candidates/privacy.ts';
import * as profileCalls from '#contract/candidates/profile.ts';
import { deleteResume, uploadResume } from '#contract/candidates/profile.ts';
import { getCandidate, getProfilePreview, recordCandidateView } from '#contract/candidates/recruiter-view.ts';
import { getSkills, SkillsInput, saveSkills } from '#contract/candidates/skills.ts';
import { AppError } from '#contract/core/errors.ts';
import { proposeFromFile, proposeFromResume } from '#contract/resume-proposals.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/hiding-keys.service.ts';
import { invalid } from '#server/http/errors.ts';
import { takePoint } from '#server/http/rate-limit.ts';
import { Reply } from '#server/http/reply.ts';
import { route } from '#server/http/route.ts';
import type { Actor, RequestMeta } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { asCandidate } from '#server/platform/deed.ts';
import * as files from '#server/platform/files/files.ts';
import * as privacy from './privacy.service.ts';
import { basicInfo } from './profile/basic-info.service.ts';
import { education } from './profile/education.service.ts';
import { experience } from './profile/experience.service.ts';
import * as profile from './profile/profile.service.ts';
import * as sections from './profile/sections.service.ts';
import { skills } from './profile/skills.service.ts';
import * as recruiterView from './recruiter-view.service.ts';
import * as resume from './resume.service.ts';
import * as reading from './resume-reading/resume-reading.service.ts';

interface Request<D> {
  db: Db;
  actor: Actor;
  query: { draft: 'true' | 'false'; over?: string | undefined };
  body: D;
  request: RequestMeta;
}

/** The two calls of one section. */
function sectionCalls<I, D extends object, S extends object>(
  store: sections.SectionStore<I, D, S>,
  rules: z.ZodType<I>,
) {
  const answer = (state: sections.Editable<S>) => new Reply(state, { etag: state.version });
  return {
    get: async ({ db, actor, query }: Omit<Request<D>, 'body' | 'request'>) =>
      answer(await sections.read(db, actor.userId, store, query.draft === 'true')),
    async save({ db, actor, query, body, request }: Request<D>) {
      if (query.draft === 'true') {
        return answer(await sections.saveDraft(db, actor.userId, store, body, query.over));
      }
      const input = rules.safeParse(body);
      if (!input.success) throw invalid(input.error);
      return answer(await sections.save(db, actor.userId, store, input.data, request.ifMatch));
    },
  };
}

const basicInfoCalls = sectionCalls(basicInfo, BasicInfoInput);
const skillsCalls = sectionCalls(skills, SkillsInput);
const experienceCalls = sectionCalls(experience, ExperienceInput);
const educationCalls = sectionCalls(education, EducationInput);

export const routes = [
  route(getBasicInfo, basicInfoCalls.get),
  route(saveBasicInfo, basicInfoCalls.save),
  route(getSkills, skillsCalls.get),
  route(saveSkills, skillsCalls.save),
  route(getExperience, experienceCalls.get),
  route(saveExperience, experienceCalls.save),
  route(getEducation, educationCalls.get),
  route(saveEducation, educationCalls.save),
  route(profileCalls.discardDraft, async ({ db, actor, params }) => {
    await sections.discardDraft(db, actor.userId, params.section);
    return undefined;
  }),
  route(profileCalls.getCompleteProfile, async ({ db, actor }) => {
    const own = await profile.loadOwn(db, actor.userId);
    return new Reply(own, { etag: own.version });
  }),
  route(profileCalls.getProfileStats, ({ db, actor }) => profile.stats(db, actor.userId)),
  route(profileCalls.validateProfile, ({ db, actor }) => profile.validate(db, actor.userId)),
  route(profileCalls.setProfileVisibility, async ({ db, actor, body }) => {
    await profile.setVisibility(db, asCandidate(actor), { ...body, userId: actor.userId });
    return body;
  }),
  route(
    uploadResume,
    { before: ({ files: [file] }) => resume.readResume(file) },
    async ({ actor, before, run }) => {
      const { replaced, answer } = await files.keep([before], ([stored]) =>
        run((tx) => resume.replace(tx, actor.userId, stored as files.StoredBytes)),
      );
      await files.removeBytes(replaced);
      return answer;
    },
  ),
  route(deleteResume, async ({ actor, run }) => {
    await files.removeBytes(await run((tx) => resume.remove(tx, actor.userId)));
    return undefined;
  }),
  route(
    proposeFromResume,
    { before: ({ actor }) => takePoint('readingsPerAccount', actor.userId) },
    ({ db, actor }) => reading.proposeFromStored(db, actor.userId),
  ),
  route(
    proposeFromFile,
    { before: ({ actor }) => takePoint('readingsPerAccount', actor.userId) },
    ({ files: [file] }) => {
      if (!file)
        throw new AppError('INVALID_FILE', { errors: [{ path: 'file', message: 'Please choose a file.' }] });
      return reading.proposeFrom(file.bytes);
    },
  ),
  route(getPrivacy, ({ db, actor }) => privacy.get(db, actor.userId)),
  route(savePrivacy, ({ db, actor, body }) => privacy.save(db, actor.userId, body)),
  route(searchCompanies, ({ db, query }) => companies.listNames(db, query)),
  route(getProfilePreview, ({ db, actor }) => recruiterView.getPreview(db, actor.userId)),
  route(getCandidate, ({ db, actor, params }) =>
    recruiterView.getForCompany(db, { candidateId: params.id, companyId: companyOf(actor).id }),
  ),
  route(recordCandidateView, async ({ db, actor, params }) => {
    const pair = { candidateId: params.id, companyId: companyOf(actor).id };
    await recruiterView.recordView(db, actor.userId, pair);
    return undefined;
  }),
];
