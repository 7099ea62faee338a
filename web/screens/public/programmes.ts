import { figures } from '#web/lib/figures.ts';
import type { Programme } from './programme-page.tsx';

const PAYMENT = [
  'Payment',
  'Payment within 30 days of hire. The 30 days run from the completion of 90 days.',
] as const;
const LIMIT = ['Limit', 'None. Refer as many as you like.'] as const;

export const CANDIDATE_REFERRERS: Programme = {
  reward: figures.referralReward,
  rewardFor: 'for every graduate hired through your link',
  lists: [
    {
      title: 'Benefits',
      entries: [
        ['Unlimited referrals', 'Refer your whole batch. Every hire pays the full reward.'],
        ['Leaderboard rewards', 'Rewards add up: whoever brings the most hires earns the most.'],
        ['Easy sharing', 'One link for email, WhatsApp and LinkedIn.'],
      ],
    },
  ],
  steps: [
    ['Create your account', 'A minute, and a code to confirm your email.'],
    ['Share your link', 'With classmates and colleagues who look for their next role.'],
    ['They are hired', 'You see each step: signed up, approved, hired.'],
    ['You are paid', 'Once they have stayed for 90 days.'],
  ],
  terms: [
    ['Reward', `${figures.referralReward} per successful hire`],
    PAYMENT,
    ['Employment', 'A hired candidate must complete 90 days of employment.'],
    LIMIT,
  ],
};

export const RECRUITER_REFERRERS: Programme = {
  reward: figures.referralReward,
  rewardFor: 'for every company that hires after you referred it',
  lists: [
    {
      title: 'Who Can You Refer?',
      entries: [
        ['Corporate clients', 'Companies that hire engineers and want graduates they can trust.'],
        ['Recruitment consultants', 'Independent recruiters and agencies who hire for their clients.'],
      ],
    },
    {
      title: 'Benefits',
      entries: [
        ['Unlimited referrals', 'Refer every company you know. Each one counts on its own.'],
        ['Nothing to sell', 'Companies pay only when they hire, so there is no price to talk about.'],
        ['One account', 'Refer others and hire for your own company from the same place.'],
      ],
    },
  ],
  steps: [
    ['Create your account', 'With your company. You are signed in at once.'],
    ['Share your link', 'With clients and consultants who are hiring.'],
    ['They hire', 'An admin approves the company, and its first hire counts.'],
    ['You are paid', 'Once the person they hired has stayed for 90 days.'],
  ],
  terms: [
    ['Reward', `${figures.referralReward} per successful hire`],
    PAYMENT,
    ['Company', 'A referred company must complete at least one hire.'],
    LIMIT,
  ],
};

export const AFFILIATES: Programme = {
  reward: figures.affiliateReward,
  rewardFor: 'per hire, of a candidate or by a recruiter you referred',
  lists: [],
  steps: [
    ['Apply', 'Tell us who you are and where your audience is.'],
    ['We read it', 'A person decides in 2-3 business days.'],
    ['Share your link', 'Your dashboard counts clicks, sign-ups and hires.'],
    ['You are paid', 'Once the person hired has stayed for 90 days.'],
  ],
  terms: [
    ['Reward', `${figures.affiliateReward} per hire`],
    PAYMENT,
    ['Employment', 'A hired candidate must complete 90 days of employment.'],
    ['Company', 'A referred company must complete at least one hire.'],
    LIMIT,
  ],
};
