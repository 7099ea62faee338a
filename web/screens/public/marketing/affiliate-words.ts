import { figures } from '#web/lib/figures.ts';
import type { Question } from '#web/ui/marketing/questions.tsx';
import type { Reason } from '#web/ui/marketing/reasons.tsx';

export const AFFILIATE_CLAIMS = [
  '2,500+ active affiliates',
  '₹5.2Cr+ paid out',
  '₹85,000 average monthly earning',
  '92% success rate',
];

export const WHO_CAN_JOIN: readonly Reason[] = [
  ['Writers and creators', 'People who read your blog, newsletter or channel for advice about their career.'],
  ['Teachers and mentors', 'Coaching centres, placement cells and alumni who know where their students are.'],
  ['Recruitment consultants', 'You already talk to companies that hire. Send them where the graduates are.'],
  ['Community organisers', 'Clubs, meet-ups and groups in which engineers ask each other about work.'],
];

export const TERMS: readonly Reason[] = [
  ['Payment within 30 days of hire', 'The 30 days run from the completion of 90 days.'],
  ['90 days of employment', 'A hired candidate must complete 90 days of employment.'],
  ['At least one hire', 'A referred company must complete at least one hire.'],
  ['No limit on referrals', 'Refer as many graduates and companies as you like.'],
];

export const AFFILIATE_QUESTIONS: readonly Question[] = [
  [
    'How do I know who came through me?',
    'You get a link of your own. Whoever signs up with it within 60 days of the first click counts as yours, and your dashboard shows clicks, sign-ups, hires and money.',
  ],
  [
    'What does it cost me?',
    'Nothing. There is no fee, no minimum and no exclusivity, and you can stop whenever you like.',
  ],
  [
    'When is a reward paid?',
    'A reward is held when the hire is made and becomes payable once the person has worked there for 90 days. We pay it within 30 days from then.',
  ],
  [
    'Do recruiters count too?',
    `Yes. When a company that signed up with your link makes its first hire, you earn the same ${figures.affiliateReward}.`,
  ],
  [
    'How long does the review take?',
    'A person reads every application. You get an email in 2-3 business days.',
  ],
];
