import {
  createOnboardingRecruiter,
  getOnboardingRecruiter,
  getRecruiterProfile,
  updateOnboardingRecruiter,
  updateRecruiterProfile,
} from '#contract/companies/recruiter-profile.ts';
import * as people from '#server/features/companies/members/members.service.ts';
import { Reply } from '#server/http/reply.ts';
import { type Context, route } from '#server/http/route.ts';

async function read({ db, actor }: Context<typeof getRecruiterProfile, undefined>) {
  const profile = await people.getProfile(db, actor.userId);
  return new Reply(profile, { etag: profile.version });
}

async function write({ db, actor, body, request }: Context<typeof updateRecruiterProfile, undefined>) {
  const profile = await people.saveProfile(db, actor.userId, body, request.ifMatch);
  return new Reply(profile, { etag: profile.version });
}

export const profileRoutes = [
  route(getRecruiterProfile, read),
  route(updateRecruiterProfile, write),
  route(getOnboardingRecruiter, read),
  route(createOnboardingRecruiter, write),
  route(updateOnboardingRecruiter, write),
];
