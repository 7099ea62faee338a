/** Every error that the API can answer: code, HTTP status and text. The only such table. */
export const ERRORS = {
  VALIDATION_FAILED: [400, 'Invalid request. Please check your information.'],
  MALFORMED_REQUEST: [400, 'Invalid request. Please check your information.'],
  INVALID_CODE: [400, 'Invalid verification code'],
  CODE_EXPIRED: [400, 'This verification code has expired. Please request a new one.'],
  GOOGLE_SIGN_IN_FAILED: [400, 'Sign-in with Google did not work. Please try again.'],
  INVALID_LINK: [400, 'This link is invalid or has expired.'],
  WRONG_PASSWORD: [400, 'Current password is incorrect.'],
  NO_ATTEMPTS_LEFT: [400, 'Too many wrong codes. Please request a new one.'],
  SLOT_OUTSIDE_RANGE: [400, 'The interview must lie inside the time the candidate offered.'],
  MEETING_LINK_REQUIRED: [400, 'A video call needs a meeting link.'],
  INVALID_FILE: [400, 'Please choose a valid file.'],

  UNAUTHENTICATED: [401, 'Please sign in to continue.'],
  SESSION_EXPIRED: [401, 'Session expired. Please login again.'],
  INVALID_CREDENTIALS: [401, 'Invalid email or password. Please try again.'],
  TWO_FACTOR_REQUIRED: [401, 'Enter the code from your authenticator app.'],
  INVALID_TOTP: [401, 'That code is not right. Please try again.'],

  FORBIDDEN: [403, 'Access denied. You do not have permission to view this page.'],
  ADMIN_ONLY: [403, 'Access denied. You do not have permission to view this page.'],
  EMAIL_NOT_VERIFIED: [403, 'Access denied. Please verify your email or contact support.'],
  COMPANY_NOT_APPROVED: [403, 'Your company is not approved yet.'],
  COMPANY_SUSPENDED: [403, 'Your company account is suspended. Please contact support.'],
  RECRUITER_SUSPENDED: [403, 'Your recruiter account is suspended. Please contact support.'],
  TWO_FACTOR_SETUP_REQUIRED: [403, 'Turn on two-step sign-in to use the admin console.'],
  PROOF_REQUIRED: [403, 'Please confirm that it is you.'],
  GOOGLE_EMAIL_UNVERIFIED: [403, 'Google has not verified this email address.'],
  ROLE_TOO_LOW: [403, 'Your role in the company does not allow this. Ask an owner or admin.'],

  NOT_FOUND: [404, 'Not found.'],
  JOB_NOT_FOUND: [404, 'Job not found'],
  CANDIDATE_NOT_FOUND: [404, 'Candidate not found'],
  PROFILE_NOT_FOUND: [404, 'Profile not found'],
  RECRUITER_NOT_FOUND: [404, 'Recruiter not found'],
  GOOGLE_SIGN_IN_OFF: [404, 'Sign-in with Google is not set up.'],
  GOOGLE_NO_ACCOUNT: [404, 'No account uses this address yet. Please sign up with the form.'],

  REQUEST_TIMEOUT: [408, 'This took too long to reach us. Please check your connection and try again.'],

  EMAIL_ALREADY_VERIFIED: [409, 'Your email address is already verified.'],
  TWO_FACTOR_ALREADY_ON: [409, 'Two-step sign-in is already on.'],
  TWO_FACTOR_NOT_ON: [409, 'Two-step sign-in is not on.'],
  GOOGLE_OTHER_ACCOUNT: [409, 'Another Google account is linked to this address. Please use your password.'],
  LAST_OWNER: [409, 'You are the only owner of your company. Make a colleague an owner first.'],
  COMPANY_CLOSES: [409, 'Your company closes with your account. Type its name to confirm.'],
  ALREADY_MEMBER: [409, 'This person is already in your team.'],
  ALREADY_INVITED: [409, 'This address already has an open invitation. Send it again or take it back.'],
  INVITATION_LIMIT: [409, 'Your team has 50 open invitations. Take some back to send more.'],
  INVITATION_OTHER_ADDRESS: [
    409,
    'This invitation was sent to another address. Sign in with that address to accept it.',
  ],
  COLLEAGUE_BUSY: [
    409,
    'This colleague has another interview at the same time as one of those. Please choose somebody else.',
  ],
  OWN_ADMIN_ACCOUNT: [409, 'Another super admin has to do this to your own account.'],
  LAST_SUPER_ADMIN: [409, 'You are the only super admin. Make somebody else one first.'],
  EMAIL_TAKEN: [409, 'An account with this email already exists.'],
  ALREADY_ON_WAITLIST: [409, 'You are already on our waitlist with this email or phone number.'],
  MESSAGE_REPEATED: [409, 'A message with these details already exists.'],
  ALREADY_APPLIED: [409, 'You have already applied for this job.'],
  UNDO_OVER: [409, 'Your application has reached the company and can no longer be undone.'],
  DECISION_TOLD: [409, 'This can no longer be undone: the candidate has been told, or it has moved on.'],
  TEMPLATE_NAME_TAKEN: [409, 'The company already has a template of this kind with this name.'],
  TEMPLATE_LIMIT: [409, 'A company can keep at most 100 templates. Delete one to save another.'],
  TEMPLATE_VALUE_MISSING: [400, 'A value of this text is not known.'],
  REJECTION_WAITS: [409, 'This candidate has been rejected. Undo the rejection first.'],
  ALREADY_REQUESTED: [409, 'This candidate already has an open interview for this job.'],
  JOB_CLOSED: [409, 'This job no longer accepts applications.'],
  JOB_INCOMPLETE: [409, 'Please complete the job before publishing it.'],
  SAVED_JOBS_LIMIT: [409, 'You can keep at most 200 saved jobs. Remove some to save more.'],
  SAVED_SEARCH_LIMIT: [409, 'You can keep at most 20 saved searches. Delete one to save another.'],
  SEARCH_TOO_WIDE: [
    409,
    'This search finds more than 5,000 people. Narrow it, so that it can say who is new.',
  ],
  TAG_LIMIT: [409, 'A candidate can carry at most 10 tags. Remove one to add another.'],
  SEARCH_NAME_TAKEN: [409, 'You already have a saved search with this name.'],
  JOB_IN_USE: [409, 'This job has interviews or offers under way. Close it instead.'],
  MOVE_NOT_ALLOWED: [409, 'An application cannot move to that stage from the one it is in.'],
  MOVED_BY_ITS_OWN_CALL: [409, 'Interviews, offers and hires move an application to this stage themselves.'],
  ALREADY_REPORTED: [409, 'You have reported this already. You will hear from us once we have looked at it.'],
  ALREADY_DECIDED: [409, 'Another admin has decided this already.'],
  STATE_CHANGED: [409, 'This has changed in the meantime. Please reload and try again.'],
  TIME_TAKEN: [409, 'That time was just taken. Please pick another slot.'],
  OFFER_EXPIRED: [409, 'The time to answer this offer has passed.'],
  OFFER_ACCEPTED: [409, 'This offer is accepted and can no longer change.'],
  INVOICE_SETTLED: [409, 'Nothing is outstanding on this invoice.'],
  INVOICE_CREDITED: [409, 'This invoice is credited in full.'],
  NO_REFUND_DUE: [409, 'No refund is due on this invoice.'],
  REMINDED_TODAY: [409, 'The owners were already reminded of this invoice today.'],
  PAYMENT_RECORDED: [409, 'A payment with this reference is already recorded for this invoice.'],
  REFUND_RECORDED: [409, 'A refund with this reference is already recorded for this invoice.'],
  HIRE_NOT_POSSIBLE: [409, 'Joining can be recorded once the offer is accepted.'],
  HIRE_RECORDED: [409, 'Joining is already recorded for this application.'],
  HIRE_ANSWER_OVER: [409, 'The seven days to answer have passed.'],
  NOTHING_PAYABLE: [409, 'Nothing is payable at the moment.'],
  PAYEE_NOT_READY: [
    409,
    'Somebody in this payout has no payout details or no open account any more. Take them out first.',
  ],
  GUARANTEE_RUNS: [409, 'The first 90 days are not over: the two sides report a leaving themselves.'],
  GUARANTEE_OVER: [409, 'The first 90 days are over.'],
  OWN_REPORT: [409, 'The other side has to answer this report.'],
  OFFER_NOT_POSSIBLE: [409, 'An offer can be made once an interview is under way or done.'],
  CANDIDATE_AWAY: [409, 'This candidate is not available at present.'],
  RESCHEDULE_LIMIT: [409, 'This interview has already been rescheduled twice.'],
  SLOT_REQUEST_LIMIT: [409, 'You have already asked for other times twice.'],
  DEADLINE_PASSED: [409, 'The time to reply has passed.'],
  INTERVIEW_STARTED: [409, 'This interview has already started.'],
  INTERVIEW_NOT_OVER: [409, 'This interview is not over yet.'],
  NO_SHOW_OUT_OF_TIME: [409, 'A no-show can be reported from 10 minutes to 48 hours after the start.'],
  NOT_A_DEGREE: [409, 'Only degrees and diplomas can be verified.'],
  DEGREE_VERIFIED: [409, 'This degree is already verified.'],
  PROOF_WAITING: [409, 'Your document is being checked. Withdraw it first to try another way.'],
  ADDRESS_USED: [409, 'This address has already verified a degree in another profile.'],
  CONTEST_OUT_OF_TIME: [409, 'A no-show can be contested once, within 48 hours.'],
  DOCUMENT_REQUIRED: [409, 'At least one document is required.'],
  DOCUMENT_LOCKED: [409, 'Documents stay while an application is reviewed and after it was approved.'],
  DOCUMENT_LIMIT: [409, 'A company can keep at most 20 documents.'],
  ONBOARDING_INCOMPLETE: [409, 'Please complete your profile and company details first.'],
  CONVERSATION_CLOSED: [409, 'This conversation does not take new messages.'],
  COMPANY_BLOCKED: [409, 'You have blocked this company. Unblock it to write.'],
  NOT_SEARCHABLE: [409, 'This candidate does not take interview requests at the moment.'],

  GONE: [410, 'This page is no longer available.'],
  FILE_LOST: [410, 'This file is no longer available. Please ask for it to be uploaded again.'],
  STALE_VERSION: [412, 'This was changed elsewhere while you were editing.'],
  PAYLOAD_TOO_LARGE: [413, 'This is too large to accept.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Please send JSON.'],
  IDEMPOTENCY_MISMATCH: [422, 'This key was already used for a different request.'],
  ACCOUNT_LOCKED: [423, 'Account is disabled. Please contact support.'],
  ACCOUNT_INACTIVE: [423, 'Your account is deactivated. Reactivate it to continue.'],

  EXPORT_RUNNING: [429, 'Your last export is still running. Please wait for it.'],
  RATE_LIMITED: [429, 'Too many requests. Please try again later.'],
  CONVERSATION_LIMIT: [429, 'You can start at most 30 new conversations a day. Please continue tomorrow.'],
  TOO_MANY_LOGIN_ATTEMPTS: [429, 'Too many login attempts. Please try again later.'],

  INTERNAL: [500, 'Server error. Please try again later.'],
  UNAVAILABLE: [503, 'Service temporarily unavailable. Please try again.'],
  STORAGE_FULL: [507, 'There is no room to store this at the moment. Please try again later.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;

export interface FieldError {
  path: string;
  message: string;
}

export interface ErrorDetails {
  /** Replaces the text of the table, to say exactly what went wrong. */
  message?: string;
  errors?: FieldError[];
  /** Seconds until a retry makes sense; sent as Retry-After. */
  retryAfter?: number;
  /** Sent in `data`, for example the current state of a stale row. */
  data?: unknown;
  /** Sent at the top level of the answer, next to `message`. */
  remainingAttempts?: number;
}

/**
 * The only error that services throw. Status and text come from the table, so a code always gets the same
 * answer.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? ERRORS[code][1]);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code][0];
  }
}

/** An error in one field of the input. */
export function fieldFault(path: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', { message, errors: [{ path, message }] });
}

/** The body of every error answer. */
export interface Failure {
  success: false;
  message: string;
  code: ErrorCode;
  errors?: FieldError[];
  requestId: string;
  remainingAttempts?: number;
  data?: unknown;
}
