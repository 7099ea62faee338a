import { type FormStory, opens, press, WORDS } from './form-story.ts';

export const ADMIN_FORMS: readonly FormStory[] = [
  {
    name: 'a recruiter rejected from the list',
    who: 'admin',
    path: '/admin/recruiters?status=PENDING',
    open: opens(/^Reject /),
    type: [['Please provide a rejection reason:', WORDS]],
    send: 'Reject recruiter',
    told: 'Failed to process action. Please try again.',
  },
  {
    name: 'a recruiter rejected from the details',
    who: 'admin',
    path: '/admin/recruiters?status=PENDING',
    open: async (page) => {
      await press(page, /^View Details/);
      await press(page, /^Reject…/);
    },
    type: [['Reason for rejection', WORDS]],
    send: 'Reject recruiter',
    told: 'Failed to reject recruiter',
    wrong: [['Reason for rejection', '']],
  },
  {
    name: 'a degree rejected',
    who: 'admin',
    path: '/admin/verifications',
    open: opens(/^Reject /),
    type: [['What is wrong with the document?', WORDS]],
    send: 'Reject document',
    wrong: [['What is wrong with the document?', '']],
  },
  {
    name: 'a candidate suspended',
    who: 'admin',
    path: '/admin/candidates',
    open: opens(/^Suspend /),
    type: [['Enter reason for suspension:', WORDS]],
    send: 'Suspend',
  },
  {
    name: 'a candidate deleted',
    who: 'admin',
    path: '/admin/candidates',
    open: opens(/^Delete /),
    type: [['Type DELETE to confirm', 'DELETE']],
    send: 'Delete',
  },
];
