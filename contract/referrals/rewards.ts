/** Rupees per hire through a candidate's or recruiter's referral. */
export const REFERRAL_REWARD = 20_000;

/** Rupees per hire through an affiliate. */
export const AFFILIATE_REWARD = 10_000;
