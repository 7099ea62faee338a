import { getMe } from '#contract/auth/session.ts';
import { getOnboardingStatus } from '#contract/companies/approval.ts';
import { listCompanyDocuments } from '#contract/companies/documents.ts';
import { getOnboardingCompany } from '#contract/companies/profile.ts';
import { getOnboardingRecruiter } from '#contract/companies/recruiter-profile.ts';
import { useEndpoint } from '#web/lib/api/query.ts';

/**
 * The data of the four steps. `data` once all of it has loaded, `error` as soon as one part fails; the
 * documents have a loading state of their own.
 */
export function useOnboarding() {
  const status = useEndpoint(getOnboardingStatus, {});
  const profile = useEndpoint(getOnboardingRecruiter, {});
  const company = useEndpoint(getOnboardingCompany, {});
  const documents = useEndpoint(listCompanyDocuments, {});
  const me = useEndpoint(getMe, {});
  const error = [status, profile, company, me].find((part) => part.isError && !part.data)?.error;
  const isLoaded = status.data && profile.data && company.data && me.data;
  const data = isLoaded
    ? {
        status: status.data,
        profile: profile.data,
        company: company.data,
        documents,
        isVerified: me.data.emailVerified,
      }
    : undefined;
  return { data, error };
}

export type Onboarding = NonNullable<ReturnType<typeof useOnboarding>['data']>;
