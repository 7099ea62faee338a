import { redirect } from 'react-router';
import { type Application, placeOf } from '#contract/companies/approval.policy.ts';
import { getApprovalStatus } from '#contract/companies/approval.ts';
import { endpointQuery } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import type { SessionUser } from '#web/lib/api/session.ts';
import { requireUser } from '#web/lib/guard.ts';

interface LoaderArguments {
  request: Request;
}

const requireRecruiter = requireUser(['RECRUITER']);

/** Null when the server does not answer: the calls of the screen report the error. */
async function findApplication(): Promise<Application | null> {
  return queryClient.fetchQuery(endpointQuery(getApprovalStatus, {})).catch(() => null);
}

function requireApplication(isWelcome: (application: Application) => boolean) {
  return async (input: LoaderArguments): Promise<{ user: SessionUser }> => {
    const { user } = await requireRecruiter(input);
    const application = await findApplication();
    if (application && !isWelcome(application)) throw redirect(placeOf(application));
    return { user };
  };
}

/** A `clientLoader` for every screen of the workspace: admits only recruiters of an approved company. */
export const requireApproved = requireApplication(({ approvalStatus }) => approvalStatus === 'APPROVED');

/** For the application, which stays readable while it is reviewed. */
export const requireApplicant = requireApplication(
  ({ approvalStatus }) => approvalStatus !== 'APPROVED' && approvalStatus !== 'SUSPENDED',
);

/** For the waiting page: users who have something else to do are redirected there. */
export const requireWaiting = requireApplication(
  (application) => placeOf(application) === '/recruiter/pending-approval',
);
