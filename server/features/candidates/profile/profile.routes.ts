import type * as z from 'zod';
import { BasicInfoInput, getBasicInfo, saveBasicInfo } from '#contract/candidates/basic-info.ts';
import { EducationInput, getEducation, saveEducation } from '#contract/candidates/education.ts';
import { ExperienceInput, getExperience, saveExperience } from '#contract/candidates/experience.ts';
import * as profileCalls from '#contract/candidates/profile.ts';
import { getSkills, SkillsInput, saveSkills } from '#contract/candidates/skills.ts';
import type { Db } from '#server/db/schema/database.ts';
import { invalid } from '#server/http/errors.ts';
import { Reply } from '#server/http/reply.ts';
import { route } from '#server/http/route.ts';
import type { Actor, RequestMeta } from '#server/http/session/actor.ts';
import { basicInfo } from './basic-info.service.ts';
import { education } from './education.service.ts';
import { experience } from './experience.service.ts';
import * as profile from './profile.service.ts';
import * as sections from './sections.service.ts';
import { skills } from './skills.service.ts';

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

export const profileRoutes = [
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
    await profile.setVisibility(db, actor.userId, { ...body, actorId: actor.userId });
    return body;
  }),
];
