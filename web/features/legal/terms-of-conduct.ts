import { figures } from '#web/lib/figures.ts';
import type { LegalSection } from './legal-text.ts';

/** Rewards, then what nobody may do and what follows. */
export const TERMS_OF_CONDUCT: readonly LegalSection[] = [
  {
    id: 'referrals',
    title: 'Referrals and affiliates',
    blocks: [
      {
        terms: [
          [
            'Reward',
            `${figures.referralReward} per successful hire for candidates and recruiters who refer, ${figures.affiliateReward} for affiliates.`,
          ],
          ['Payment', 'Payment within 30 days of hire. The 30 days run from the completion of 90 days.'],
          [
            '90 days',
            'A hired candidate must complete 90 days of employment. Until then the reward is held; if the person leaves earlier, it lapses.',
          ],
          [
            'Companies',
            'A referred company must complete at least one hire. Its first hire is the one that counts.',
          ],
          ['Attribution', 'The first valid link or invitation counts, for 60 days from the click.'],
          ['Limit', 'There is no limit on referrals. Each hire pays each person once.'],
        ],
      },
      {
        points: [
          'You may not refer yourself, use several accounts, or promise people a job.',
          'You send invitations only to people who can be expected to welcome them: at most 50 a day, and each address once in 30 days.',
          'Sign-ups that look irregular are reviewed by a person before a reward is paid. A reward that was paid for a hire which later proves false is reclaimed.',
          'Affiliates apply and are approved. They say openly that they earn by their recommendation.',
          'Rewards are income. Tax is yours to declare; we deduct at source what the law requires.',
        ],
      },
    ],
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    blocks: [
      {
        points: [
          'Content that is unlawful, defamatory, obscene, hateful, misleading or infringes the rights of others, or that the Information Technology Rules, 2021 name as prohibited.',
          'Pretending to be someone else, or to act for a company that has not asked you to.',
          'Copying profiles in bulk, by hand or by program; testing our defences without our consent; burdening the service on purpose.',
          'Using contact details for anything but the position in question.',
        ],
      },
      'Anyone can report a job, a company or a person. Reports are read by an administrator.',
    ],
  },
  {
    id: 'content',
    title: 'Your content',
    blocks: [
      'What you upload stays yours. You allow us to store, format and show it as the service requires, to the people these terms and your settings name, until you delete it.',
    ],
  },
  {
    id: 'suspension',
    title: 'Suspension',
    blocks: [
      'We may warn, suspend or close an account that breaks these terms, and withdraw the approval of a company. We say why, and for how long, unless the law forbids it. Open interview requests of a suspended account are cancelled and the other side is told. You can ask the grievance officer to look at the decision again.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      'We run the service with care, but cannot promise that it is never interrupted or that what members say is correct. As far as the law allows, we are not liable for the conduct of members, for lost profit, or for decisions to hire or to accept. Nothing here limits liability that cannot be limited by law.',
    ],
  },
  {
    id: 'law',
    title: 'Law and grievances',
    blocks: [
      'The law of India applies, and its courts have jurisdiction. As an intermediary under the Information Technology Act, 2000 we have a grievance officer, who acknowledges complaints within 24 hours and settles them within 7 days.',
      { contact: 'Grievance Officer, Medallist' },
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    blocks: [
      'When the terms change, we change the date at the top of this page and tell members by email at least 14 days before. Fees and rewards of hires already made do not change.',
    ],
  },
];
