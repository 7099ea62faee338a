import { type CompanyProfile, getCompany, getOnboardingCompany } from '#contract/companies/profile.ts';
import {
  getOnboardingRecruiter,
  getRecruiterProfile,
  type RecruiterProfile,
} from '#contract/companies/recruiter-profile.ts';
import { endpointQuery } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { updateSessionUser } from '#web/lib/api/session.ts';

/** What was just saved is what every screen shows next, without asking again. */
export function rememberPerson(profile: RecruiterProfile): void {
  queryClient.setQueryData(endpointQuery(getRecruiterProfile, {}).queryKey, profile);
  queryClient.setQueryData(endpointQuery(getOnboardingRecruiter, {}).queryKey, profile);
  updateSessionUser({ firstName: profile.firstName, lastName: profile.lastName });
}

export function rememberCompany(company: CompanyProfile): void {
  queryClient.setQueryData(endpointQuery(getCompany, {}).queryKey, company);
  queryClient.setQueryData(endpointQuery(getOnboardingCompany, {}).queryKey, company);
  updateSessionUser({ organizationName: company.companyName });
}
