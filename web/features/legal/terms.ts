import { figures } from '#web/lib/figures.ts';
import type { LegalSection, LegalText } from './legal-page.tsx';

/** Terms for everyone, then for graduates and for companies. */
const TERMS_OF_USE: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    blocks: [
      'These terms are an agreement between you and Medallist. You accept them when you make an account. If you act for a company, you confirm that you may bind it.',
      'Medallist is a marketplace. It brings graduates and companies together; it is not a party to an employment contract, does not employ candidates, and does not promise a job or a hire.',
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts',
    blocks: [
      {
        points: [
          'You are at least 18 years old, and what you tell us is true and about you.',
          'One person has one account of each kind. Keep the password and any recovery codes to yourself, and tell us if you suspect that someone else has them.',
          'We may ask for proof of a degree, of a company or of your authority to act for it.',
          'You can deactivate or delete the account at any time in Settings. A deleted account is closed at once and erased after 30 days; debts and rewards that exist by then are not affected.',
        ],
      },
    ],
  },
  {
    id: 'graduates',
    title: 'For graduates',
    blocks: [
      {
        points: [
          'Membership is free. Nobody may charge you for an interview or a job found here.',
          'Skills, grades and employment are yours to state and must be true. A degree carries the medal only once it has been verified; a false document ends the account.',
          'Answer interview requests in time, keep the interviews you accept, and say so when you cannot. You may ask for new times at most twice.',
          'When a company marks you as hired, confirm or dispute it. After 7 days without an answer it counts as confirmed.',
        ],
      },
    ],
  },
  {
    id: 'companies',
    title: 'For companies',
    blocks: [
      {
        points: [
          'The workspace opens when we have approved the company. We may refuse or suspend approval and tell you why.',
          'Jobs are real, lawful and described honestly, with pay that you mean to offer. You do not discriminate on grounds the law forbids.',
          'Data of candidates is for filling your own positions. You do not pass it on, contact people outside hiring, or keep it longer than you need it.',
          'Respect deadlines: pick a time within 48 hours of an acceptance, give feedback within 3 working days.',
          'You are responsible for everyone you invite to your team and for the roles you give them.',
          'Report each hire of a candidate you met through Medallist, with the date of joining and the annual salary.',
        ],
      },
    ],
  },
  {
    id: 'fees',
    title: 'Fees and invoices',
    blocks: [
      'There is no subscription and no charge for jobs, searches or seats. A fee falls due when a candidate you met through Medallist joins.',
      {
        terms: [
          [
            'Fee',
            `${figures.feePercent} of the first-year salary, unless another rate was agreed with you before the hire, plus 18% GST.`,
          ],
          [
            'Invoice',
            `Issued from the date of joining and due in ${figures.paymentDays}. Numbers run without gaps in each financial year.`,
          ],
          [
            'Credit',
            'If the person leaves before day 90, you are credited 100% of the invoice before day 30, 75% before day 60 and 50% before day 90, counted from the date of joining.',
          ],
          ['Dispute', 'If a candidate disputes a hire, an administrator decides after hearing both sides.'],
        ],
      },
    ],
  },
];

/** Rewards, then prohibited conduct and its consequences. */
const TERMS_OF_CONDUCT: readonly LegalSection[] = [
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

export const TERMS: LegalText = {
  title: 'Terms',
  lead: 'What you can expect from Medallist, and what Medallist expects of graduates, companies, referrers and affiliates.',
  updated: '2026-11-21',
  sections: [...TERMS_OF_USE, ...TERMS_OF_CONDUCT],
};
