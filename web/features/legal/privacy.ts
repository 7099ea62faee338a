import type { LegalSection, LegalText } from './legal-page.tsx';

/** Retention, and the rights of users. */
const RIGHTS: readonly LegalSection[] = [
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

/** Which data is collected, why, and who sees it. */
const COLLECTION: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    blocks: [
      'Medallist decides why and how your personal data is used. Under the Digital Personal Data Protection Act, 2023 we are the data fiduciary and you are the data principal.',
      'A company that receives your profile, your application or your contact details is responsible for what it does with them. Our terms allow it to use them for hiring only.',
    ],
  },
  {
    id: 'data',
    title: 'Which data we hold',
    blocks: [
      {
        terms: [
          [
            'Account',
            'Name, email address, phone number, the kind of account, a password that we store only as an argon2id hash, and a profile picture if you add one.',
          ],
          [
            'Graduate profile',
            'Headline, summary, skills, work history, education with grades, projects, links, salary now and expected, notice period, preferred cities, offers you tell us about, your resume, and any document you upload to have a degree verified.',
          ],
          [
            'Company and recruiter',
            'Company details, logo, registration documents, tax number, members and their roles, and the recruiter’s designation, phone number and experience.',
          ],
          [
            'Hiring',
            'Jobs, applications, interview requests and times, reasons you give, feedback, offers, hires, messages between both sides, invoices and credits.',
          ],
          [
            'Referrals',
            'Your code and link, clicks on it, addresses you invite, who signed up through you, rewards and payouts. For affiliates also the website, channels and experience they describe.',
          ],
          [
            'Sign-in',
            'For each signed-in device: browser and system as the browser names them, IP address, and when it was first and last used. If you use two-step sign-in, its encrypted key and hashed recovery codes.',
          ],
          [
            'Trail',
            'Important changes to your account, with the time and the IP address. You can read your own.',
          ],
          [
            'Visitors',
            'What you write to the waitlist or to support: name, email address, phone number if you give it, and your words.',
          ],
          [
            'Counted events',
            'How often public pages are opened and buttons pressed. These counts hold no address, no device and no person, and cannot be traced back to anyone.',
          ],
        ],
      },
    ],
  },
  {
    id: 'why',
    title: 'Why we use it',
    blocks: [
      {
        points: [
          'To run your account, keep it safe and sign you in.',
          'To show graduates to approved companies and companies to graduates, and to compute match scores. The score reads skills, experience, pay, place and notice. It never reads name, gender, age or photo, and it decides nothing by itself: people do.',
          'To arrange interviews, offers and hires, and to remind both sides of what they owe each other.',
          'To invoice companies and to pay referrers and affiliates.',
          'To find fraud, such as referring oneself, and to act on reports.',
          'To answer you, and to meet duties under tax, labour and information technology law.',
        ],
      },
      'The basis is your consent, given when you sign up and send us data, and the legitimate uses that the Act names, such as a legal duty. We do not sell personal data, show advertising, or build profiles for anyone else.',
    ],
  },
  {
    id: 'sharing',
    title: 'Who sees it',
    blocks: [
      {
        terms: [
          [
            'Approved companies',
            'See your profile while it is visible and you have not hidden it from them. Email address, phone number and resume open to a company only when you apply to its job or accept its request.',
          ],
          [
            'Your current employer',
            'Is hidden from the start, by its name and its mail domain. You can hide the profile from other companies, or from all.',
          ],
          ['Graduates', 'See the company and the recruiter who writes to them.'],
          [
            'Referrers',
            'See that someone they invited signed up, was approved or was hired, and the reward. They see no profile.',
          ],
          ['Administrators of Medallist', 'See what their task needs. What they do is recorded.'],
          ['Authorities', 'Receive what the law obliges us to hand over, after we have checked the request.'],
        ],
      },
      'Our pages load nothing from other companies: no advertising, no trackers, no foreign fonts or scripts. Providers who run our servers and deliver our mail handle data for us and on our instructions. If you choose Continue with Google, Google learns that you sign in here and tells us your name, your email address and an identifier; we ask it for nothing else.',
    ],
  },
];

export const PRIVACY: LegalText = {
  title: 'Privacy',
  lead: 'Which personal data Medallist holds, why, who sees it, and how to have it erased.',
  updated: '2026-11-21',
  sections: [...COLLECTION, ...RIGHTS],
};
