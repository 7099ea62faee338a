import type { FailureWords } from '#web/lib/api/failure-words.ts';

const FAILED = 'Profile export failed';

export const EXPORT_FAILURE: FailureWords = { NETWORK_ERROR: FAILED, otherwise: FAILED };
