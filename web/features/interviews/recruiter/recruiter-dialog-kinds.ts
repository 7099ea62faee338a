/** The dialogs over a list of interviews, by their names in the address. */
export const RECRUITER_DIALOGS = [
  'details',
  'withdraw',
  'request-slots',
  'cancel',
  'pick',
  'outcome',
  'next-round',
  'reject',
  'decide',
  'scorecard',
  'no-show',
  'contest',
] as const;
export type RecruiterDialogKind = (typeof RECRUITER_DIALOGS)[number];
