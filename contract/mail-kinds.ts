/** The subject of a mail, for admins who search for it. */
export const MAIL_KINDS = [
  'SECURITY',
  'ACCOUNT',
  'COMPANY',
  'DEGREE',
  'INTERVIEW',
  'APPLICATION',
  'JOB',
  'SEARCH',
  'OFFER',
  'HIRE',
  'INVOICE',
  'REFERRAL',
  'MESSAGE',
  'REPORT',
  'WAITLIST',
  'SUPPORT',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const MAIL_KIND_LABELS: Readonly<Record<MailKind, string>> = {
  SECURITY: 'Sign-in and security',
  ACCOUNT: 'Accounts',
  COMPANY: 'Companies and teams',
  DEGREE: 'Degrees',
  INTERVIEW: 'Interviews',
  APPLICATION: 'Applications',
  JOB: 'Jobs',
  SEARCH: 'Saved searches',
  OFFER: 'Offers',
  HIRE: 'Hires',
  INVOICE: 'Invoices',
  REFERRAL: 'Referrals and rewards',
  MESSAGE: 'Messages',
  REPORT: 'Reports',
  WAITLIST: 'Waitlist',
  SUPPORT: 'To support',
};
