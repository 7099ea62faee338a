import { type CompanyProfile, getCompany, getOnboardingCompany } from '#contract/companies/profile.ts';
import {
  getOnboardingRecruiter,
  getRecruiterProfile,
  type RecruiterProfile,
} from '#contract/companies/recruiter-profile.ts';
import { keepAnswer } from '#web/lib/api/query.ts';
import { updateSessionUser } from '#web/lib/api/session.ts';

/** Writes the saved profile into the cache, so that the next screens need no request. */
export function rememberPerson(profile: RecruiterProfile): void {
  keepAnswer(getRecruiterProfile, {}, profile);
  keepAnswer(getOnboardingRecruiter, {}, profile);
  updateSessionUser({ firstName: profile.firstName, lastName: profile.lastName });
}

export function rememberCompany(company: CompanyProfile): void {
  keepAnswer(getCompany, {}, company);
  keepAnswer(getOnboardingCompany, {}, company);
  updateSessionUser({ organizationName: company.companyName });
}
