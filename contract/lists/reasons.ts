import { required } from '../kit/fields.ts';

/** The last choice of every list: the form then asks for the reason in words and sends those instead. */
export const OTHER_REASON = 'Other';

export const DECLINE_REASONS = [
  'Salary expectation mismatch',
  'Location not suitable',
  'Already accepted another offer',
  'Role not aligned with career goals',
  'Notice period conflicts',
  'Company culture concerns',
  'Technical requirements mismatch',
  'Personal reasons',
  OTHER_REASON,
] as const;

export const RESCHEDULE_REASONS = [
  'Personal emergency',
  'Medical appointment',
  'Travel conflict',
  'Technical issues',
  'Family commitment',
  'Work conflict',
  OTHER_REASON,
] as const;

export const CANCEL_REASONS = [
  'Accepted another offer',
  'Personal reasons',
  'Family emergency',
  'Salary expectations not met',
  'Role not suitable',
  'Company culture concerns',
  'Location issues',
  OTHER_REASON,
] as const;

/** A reason in words: one of the texts above or free text. "Other" alone is not enough. */
function reason(text: string) {
  return required(text, { max: 1000 }).refine((value) => value !== OTHER_REASON, text);
}

export const DeclineReason = reason('Please provide a reason for declining');
export const RescheduleReason = reason('Please provide a reason for rescheduling');
export const CancelReason = reason('Please provide a reason for cancelling');
