import { figures } from '#web/lib/figures.ts';
import type { LegalSection } from './legal-text.ts';

/** What holds for everyone, then for graduates and for companies. */
export const TERMS_OF_USE: readonly LegalSection[] = [
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
          'Respect deadlines: pick a time within 48 hours of an acceptance, give feedback within 3 working days. Overdue turns appear in your reply record.',
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
