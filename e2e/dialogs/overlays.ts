import type { Who } from '../screens.ts';
import { OF_CANDIDATES } from './of-candidates.ts';
import { OF_PENDING, OF_RECRUITERS } from './of-companies.ts';
import { OF_ADMINS, OF_NOBODY } from './of-others.ts';
import type { Overlay } from './overlay.ts';

/** Every dialog and panel, and how it is opened. */
export const OVERLAYS: Partial<Record<Who, readonly Overlay[]>> = {
  nobody: OF_NOBODY,
  candidate: OF_CANDIDATES,
  recruiter: OF_RECRUITERS,
  pending: OF_PENDING,
  admin: OF_ADMINS,
};

/** Files that hold a dialog nobody opens here, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'web/ui/overlays/dialog.tsx': 'a piece of the others',
  'web/ui/overlays/confirm-modal.tsx': 'a piece of the others',
  'web/ui/overlays/side-panel.tsx': 'a piece of the others',
  'web/features/companies/documents/document-list.tsx':
    'a question like the others, of a company whose application is not sent yet: nobody of the demo has one',
  'web/features/candidates/degree/verify-dialog.tsx':
    'the degree of the demo is verified: it has its own story',
  'web/features/candidates/degree/degree-proof.tsx':
    'the degree of the demo is verified: it has its own story',
  'web/features/offers/recruiter/make-offer-dialog.tsx':
    'not opened here yet: needs an applicant in its last stage',
  'web/features/team/remove-dialog.tsx': 'not opened here yet: its screen came while this was written',
  'web/features/team/role-dialog.tsx': 'not opened here yet: its screen came while this was written',
  'web/features/auth/proof/proof-dialog.tsx':
    'the button behind it goes on waiting: its settings have their own story',
  'web/features/candidate-accounts/decisions/decision-dialogs.tsx':
    'not opened here yet: it came while this was written',
  'web/features/offers/candidate/accept-dialog.tsx': 'not opened here yet: needs an offer',
  'web/features/offers/candidate/decline-offer-dialog.tsx': 'not opened here yet: needs an offer',
  'web/features/offers/recruiter/withdraw-dialog.tsx': 'not opened here yet: needs an offer',
  'web/features/team/invite-dialog.tsx': 'not opened here yet: its screen came while this was written',
  'web/ui/fields/check-menu.tsx': 'a list under its button',
  'web/screens/public/landing-actions.tsx': 'loads the two waitlists, which are opened',
  'web/screens/admin/recruiters-screen.tsx': 'shows the details of a recruiter, which are opened',
  'web/screens/admin/dashboard-screen.tsx': 'shows the details of a recruiter, which are opened',
  'web/features/interviews/candidate-dialogs/interview-dialogs.tsx':
    'its text dialogs are opened as feedback',
  'web/features/interviews/recruiter/recruiter-dialogs.tsx':
    'its text dialogs are opened as cancel and withdraw',
  'web/features/interviews/recruiter/no-show-dialog.tsx':
    'a question like the others, in the hour after a start only: the server moves its clock for it in its own story',
};
