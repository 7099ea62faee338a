import type { LegalSection } from './legal-text.ts';

/** How long data stays, and what a person can do about it. */
export const RIGHTS: readonly LegalSection[] = [
  {
    id: 'retention',
    title: 'How long we keep it',
    blocks: [
      {
        terms: [
          ['Your account and profile', 'As long as the account exists.'],
          [
            'After you delete it',
            'The account closes at once and nobody sees the profile. The email address stays taken for 30 days. Then personal data is erased: profile, files, mails, messages and devices. Applications and hires remain in the companies’ records without your name.',
          ],
          [
            'Signed-in devices',
            'A sign-in ends after 30 days at the latest, for administrators after 24 hours. 60 days later we forget the device.',
          ],
          [
            'Codes and links',
            'Email codes 10 minutes, links to set a new password 1 hour. We keep only hashes.',
          ],
          ['Mails we sent you', 'Their text for 30 days.'],
          [
            'Invited addresses',
            'If someone you invited never answers, their address is erased after 90 days. Every invitation has a link to unsubscribe.',
          ],
          ['Waitlist and support', 'Until the matter is settled, or until you ask us to erase it.'],
          [
            'Invoices, rewards and payouts',
            'As long as tax and company law demands, at present eight years. They are kept even if the account is deleted.',
          ],
        ],
      },
    ],
  },
  {
    id: 'rights',
    title: 'What you can do',
    blocks: [
      {
        points: [
          'See and correct your data in your profile and settings at any time.',
          'Download everything we hold about you as one file, in Settings.',
          'Hide your profile, hide it from single companies, or deactivate the account.',
          'Choose which emails and notifications you want.',
          'End the sessions of other devices.',
          'Withdraw your consent and delete the account, in Settings. We ask for your password so that nobody else can.',
          'Name a person who may exercise these rights if you die or cannot act yourself. Write to us to do so.',
        ],
      },
      'Withdrawing consent does not undo what was lawful before. Without the data an account needs, we cannot run it.',
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    blocks: [
      'Connections are encrypted. Passwords, sign-in tokens, codes and recovery codes are stored as hashes, second-step keys encrypted. Files are handed out only after a check of who asks. A sign-in from a new device is reported to you by email, and administrators need a second step. If a breach affects you, we tell you and the Data Protection Board of India.',
    ],
  },
  {
    id: 'children',
    title: 'Age',
    blocks: [
      'Medallist is for people of 18 years and over. If we learn that an account belongs to a child, we erase it.',
    ],
  },
  {
    id: 'grievance',
    title: 'Grievance officer',
    blocks: [
      'Questions and complaints about personal data, or about anything published here, go to the grievance officer under the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021. Put “Grievance” in the subject. Receipt is acknowledged within 24 hours and the matter is settled within 7 days.',
      { contact: 'Grievance Officer, Medallist' },
      'If our answer does not satisfy you, you may complain to the Data Protection Board of India.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    blocks: [
      'When this page changes, so does the date at its top. If a change affects what happens to data we already have, we tell you by email before it applies.',
    ],
  },
];
