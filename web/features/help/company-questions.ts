import { figures } from '#web/lib/figures.ts';
import type { Question } from '#web/ui/marketing/questions.tsx';

export const COMPANY_QUESTIONS: readonly Question[] = [
  [
    'How do we start?',
    'Sign up, complete your recruiter profile and your company profile, upload at least one company document, and submit. A person reads the application, usually within 2-3 business days. You get an email either way.',
  ],
  [
    'Which documents do you need?',
    'One of: company registration, GST certificate, PAN card, business licence. PDF, JPG or PNG, at most 5 MB each.',
  ],
  [
    'Our application was rejected. Is that final?',
    'No. The email and your application page name the reasons. Correct what they name and resubmit; nothing you entered is lost.',
  ],
  [
    'What may we do before we are approved?',
    'Complete the profile and write to support. Jobs, candidate search and interviews open with the approval.',
  ],
  [
    'What do we pay, and when?',
    `Nothing upfront and nothing monthly. When your candidate joins you pay one fee: ${figures.feePercent} of the first-year salary unless we agreed on another rate, plus 18% GST. The invoice is due in ${figures.paymentDays}.`,
  ],
  [
    'What if the person leaves soon?',
    'You get a credit: 100% of the invoice when they leave before day 30, 75% before day 60, 50% before day 90. The days run from the date of joining.',
  ],
  [
    'How do we reach a candidate?',
    'Send an interview request with the role, the pay range and the stages. You can withdraw it for 5 minutes before the email leaves. When the candidate accepts, you see their email address, phone number and resume, and pick one of the times they named.',
  ],
  [
    'Why do we not find a particular person?',
    'They may have hidden from your company, paused the account, or not finished the profile. You are not told which, and neither is anyone else.',
  ],
  [
    'Can two of us book the same candidate?',
    'Not at the same time. If a time has just been taken, by a colleague or by another company, you are told and pick another one.',
  ],
  [
    'Who in our team may do what?',
    'Viewers read. Recruiters also run jobs, applications, interviews, offers and hires. Admins also manage the team and the company profile. Owners also see billing and can hand over ownership. There is always at least one owner.',
  ],
  [
    'How do we add colleagues?',
    'Invite them by email. They join by the link in that email and share the approval of the company. Seats cost nothing.',
  ],
  [
    'A position is filled. What about its job?',
    'A job closes itself when all its openings are filled. You can also close it at any time; its public page then says that it is gone.',
  ],
  [
    'Why does Pending Actions name us?',
    'Because a candidate is waiting: for a time to be picked (48 hours), or for feedback after an interview (3 working days). Overdue turns count in the reply record that candidates see.',
  ],
];
