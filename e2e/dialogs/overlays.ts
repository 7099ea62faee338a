import type { Who } from '../screens.ts';
import { OF_CANDIDATES } from './of-candidates.ts';
import { OF_PENDING, OF_RECRUITERS } from './of-companies.ts';
import { OF_ADMINS, OF_NOBODY, OF_SUPER_ADMINS } from './of-others.ts';
import type { Overlay } from './overlay.ts';

/** Every dialog and panel, with how it is opened. */
export const OVERLAYS: Partial<Record<Who, readonly Overlay[]>> = {
  nobody: OF_NOBODY,
  candidate: OF_CANDIDATES,
  recruiter: OF_RECRUITERS,
  pending: OF_PENDING,
  admin: OF_ADMINS,
  superadmin: OF_SUPER_ADMINS,
};

/** Files with a dialog that is not opened here, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'web/ui/overlays/dialog.tsx': 'a piece of the others',
  'web/ui/overlays/confirm-modal.tsx': 'a piece of the others',
  'web/ui/overlays/side-panel.tsx': 'a piece of the others',
  'web/ui/overlays/loaded-dialog.tsx': 'a piece of the others',
  'web/screens/admin/item-dialog.tsx': 'shows the details of a recruiter, which are opened',
  'web/features/companies/documents/document-list.tsx':
    'a question like the others, of a company whose application is not sent yet: nobody of the demo has one',
  'web/features/auth/proof-dialog.tsx':
    'the call behind it fails when it is closed, and that is what has the focus then: it has its own story',
  'web/ui/palette/keys-dialog.tsx':
    'a list of keys, which only a key opens: the story of the palette opens it',
  'web/ui/fields/check-menu.tsx': 'a list under its button',
  'web/screens/public/landing-actions.tsx': 'loads the two waitlists, which are opened',
  'web/screens/admin/recruiters-screen.tsx': 'shows the details of a recruiter, which are opened',
  'web/screens/admin/dashboard-screen.tsx': 'shows the details of a recruiter, which are opened',
  'web/features/payouts/details-dialog.tsx':
    'of somebody to whom a reward is payable: the story that pays an affiliate opens it',
  'web/features/candidate-accounts/file-dialog.tsx':
    'of a candidate who has uploaded something: the story of candidates and admins opens it',
  'web/features/hires/recruiter/record-dialog.tsx': 'of an accepted offer: the story of hires opens it',
  'web/features/hires/dialogs/confirm-dialog.tsx': 'of a hire of one’s own: the story of hires opens it',
  'web/features/hires/dialogs/dispute-dialog.tsx': 'of a hire of one’s own, a form like that of a report',
  'web/features/interviews/nothing-left.tsx':
    'stands in place of a form, from an old link to an interview that was called off since: the story of feedback opens it',
  'web/features/interviews/candidate-dialogs/while-allowed.tsx':
    'stands in place of a form, from an old link to what is no longer allowed: its test draws it',
  'web/features/interviews/recruiter/recruiter-dialogs.tsx':
    'its text dialogs are opened as cancel and withdraw',
  'web/features/interviews/recruiter/text-dialog.tsx':
    'a question like the others, in the hour after a start only: the server moves its clock for it in its own story',
};
