import { figures } from '#web/lib/figures.ts';
import type { Question } from '#web/ui/marketing/questions.tsx';

export const REFERRER_QUESTIONS: readonly Question[] = [
  [
    'What do I earn?',
    `Candidates and recruiters earn ${figures.referralReward} for each hire they referred. Affiliates earn ${figures.affiliateReward}. There is no limit on the number of referrals.`,
  ],
  [
    'What counts as a hire?',
    'A graduate you referred is hired through Medallist, or a company you referred makes its first hire. Each hire pays each person once.',
  ],
  [
    'When am I paid?',
    'Payment within 30 days of hire. The 30 days run from the completion of 90 days. Until then the reward is shown as held; if the person leaves earlier, it lapses.',
  ],
  [
    'How does my link work?',
    'Your link carries your code. Whoever signs up with it within 60 days of the first click counts as yours. If several people shared a link with the same person, the first valid one counts.',
  ],
  [
    'Can I invite people by email?',
    'Yes, up to 50 a day, and each address once in 30 days. Every invitation carries a link to unsubscribe. The address of someone who never answers is erased after 90 days.',
  ],
  [
    'What do the states of a referral mean?',
    'Invited: the email is out. Signed Up: an account exists. Approved: a graduate has a verified email and four saved sections, or a company has been approved. Hired: the reward is earned.',
  ],
  [
    'Why is a referral under review?',
    'Because something needs a second look, for instance two accounts on one device or with one phone number, or many sign-ups at once. A person looks at it. Nothing is dropped without a word.',
  ],
  ['May I refer myself?', 'No. A second account of your own earns nothing and may cost you the first one.'],
  [
    'How do I become an affiliate?',
    'Apply on the affiliate page and tell us about your audience and channels. A person reads every application and answers by email in 2-3 business days.',
  ],
  [
    'Where do I see my money?',
    'Under Refer and Earn, or on the affiliate dashboard: every reward with its state, held, payable or paid, and every payout with its date.',
  ],
];
