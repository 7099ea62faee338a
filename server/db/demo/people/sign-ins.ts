export const DEMO_PASSWORD = 'Medallist@2026';

/** Accounts to sign in with; the fill creates them, and development shows them. */
export const DEMO_SIGN_INS = [
  { email: 'superadmin@medallist.test', label: 'Super admin' },
  { email: 'admin@medallist.test', label: 'Admin' },
  { email: 'candidate@medallist.test', label: 'Candidate' },
  { email: 'recruiter@medallist.test', label: 'Recruiter' },
  { email: 'viewer@medallist.test', label: 'Viewer of the same company' },
  { email: 'pending@medallist.test', label: 'Recruiter under review' },
  { email: 'affiliate@medallist.test', label: 'Affiliate' },
] as const;
