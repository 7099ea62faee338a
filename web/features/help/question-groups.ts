import { figures } from '#web/lib/figures.ts';
import type { Question } from '#web/ui/marketing/questions.tsx';
import {
  ACCESS_QUESTIONS,
  COMPANY_TROUBLE,
  GRADUATE_TROUBLE,
  REFERRER_TROUBLE,
  SAFETY_QUESTIONS,
} from './trouble-questions.ts';

const REFERRER_QUESTIONS: readonly Question[] = [
  [
    'What do I earn?',
    `Candidates and recruiters earn ${figures.referralReward} for each hire they referred. Affiliates earn ${figures.affiliateReward}. There is no limit on the number of referrals.`,
  ],
  [
    'What counts as a hire?',
    'A graduate you referred is hired through Medallist, or a company you referred makes its first hire. Each hire pays each person once.',
  ],
  [
    'When am I paid?',
    'Payment within 30 days of hire. The 30 days run from the completion of 90 days. Until then the reward is shown as held; if the person leaves earlier, it lapses.',
  ],
  [
    'How does my link work?',
    'Your link carries your code. Whoever signs up with it within 60 days of the first click counts as yours. If several people shared a link with the same person, the first valid one counts.',
  ],
  [
    'Can I invite people by email?',
    'Yes, up to 50 a day, and each address once in 30 days. Every invitation carries a link to unsubscribe. The address of someone who never answers is erased after 90 days.',
  ],
  [
    'What do the states of a referral mean?',
    'Invited: the email is out. Signed Up: an account exists. Approved: a graduate has a verified email and four saved sections, or a company has been approved. Hired: the reward is earned.',
  ],
  [
    'Why is a referral under review?',
    'Because something needs a second look, for instance two accounts on one device or with one phone number, or many sign-ups at once. A person looks at it. Nothing is dropped without a word.',
  ],
  ['May I refer myself?', 'No. A second account of your own earns nothing and may cost you the first one.'],
  [
    'How do I become an affiliate?',
    'Apply on the affiliate page and tell us about your audience and channels. A person reads every application and answers by email in 2-3 business days.',
  ],
  [
    'Where do I see my money?',
    'Under Refer and Earn, or on the affiliate dashboard: every reward with its state, held, payable or paid, and every payout with its date.',
  ],
];

const COMPANY_QUESTIONS: readonly Question[] = [
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
    'Because a candidate is waiting: for a time to be picked (48 hours), or for feedback after an interview (3 working days).',
  ],
];

const GRADUATE_QUESTIONS: readonly Question[] = [
  [
    'Who can join?',
    'Graduates of the IITs and of comparable technical institutes in India. Anyone can make an account; the gold medal after a name appears once a degree has been verified.',
  ],
  [
    'What does it cost me?',
    'Nothing, from the profile to the first day at work. Companies pay when they hire. Nobody at Medallist will ever ask a graduate for money.',
  ],
  [
    'How do companies find me?',
    'Once your email is verified and Basic Info and Skills are saved, approved companies find you by skills, experience, pay, place and notice period. Your name, gender, age and photo play no part in the match score.',
  ],
  [
    'What can a company see before I say yes?',
    'Your profile without your email address, phone number and resume. Those open to one company when you apply to its job or accept its interview request, and to no other.',
  ],
  [
    'Can I hide from some companies?',
    'Yes. Your current employer is hidden from the start, by its name and its mail domain. You can add other companies. To them you do not appear in searches, counts or exports, and a direct link to your profile leads nowhere. An application that you already sent stays visible to the company you sent it to.',
  ],
  [
    'How do I get the medal?',
    'Add the degree under Education and have it verified: by a code sent to your institute mail address, or by a document that a person on our team reads. The medal stands after your name from then on.',
  ],
  [
    'A company sent me a request. What now?',
    `The request names the role, the pay range, the stages and the interviewer. Accept it with one to three times that suit you, or decline it with a reason. Each request shows how long it is open: ${figures.replyHours} as a rule, ${figures.urgentReplyHours} when it is urgent, never more than 7 days.`,
  ],
  [
    'What happens if I do not answer?',
    'The request expires and the company is told. It leaves no mark on your profile.',
  ],
  [
    'Can I move an interview?',
    'Yes, until it begins, and at most twice. Give a reason and up to three new times. The old time is free again at once, and the company picks one of the new ones.',
  ],
  [
    'The other side did not turn up. What should I do?',
    'From 10 minutes after the start you can mark a no-show, for 48 hours. The company may contest it, and then an administrator decides. The same holds the other way round.',
  ],
  [
    'What does the match score say?',
    'How well a job and a profile fit, out of 100: 42 points for skills, 24 for experience, 18 for pay, 10 for place and 6 for notice. Every score shows its parts, so you can see what to add.',
  ],
  [
    'I have an offer. How long may I think?',
    'Each offer names the day on which it expires, at most 30 days ahead. Accept it, or decline it with a reason. When the company marks you as hired you confirm it; without an answer it counts as confirmed after 7 days.',
  ],
  [
    'How do I take a break?',
    'Deactivate the account in Settings. Your profile disappears from searches and everything is kept. Sign in and reactivate it when you are ready.',
  ],
];

export interface QuestionGroup {
  audience: string;
  questions: readonly Question[];
}

/** Questions on how the product works. */
export const HELP: readonly QuestionGroup[] = [
  { audience: 'Graduates', questions: GRADUATE_QUESTIONS },
  { audience: 'Companies', questions: COMPANY_QUESTIONS },
  { audience: 'Referrers and affiliates', questions: REFERRER_QUESTIONS },
];

/** Questions on what to do when something fails. */
export const SUPPORT: readonly QuestionGroup[] = [
  { audience: 'Signing in', questions: ACCESS_QUESTIONS },
  { audience: 'Graduates', questions: GRADUATE_TROUBLE },
  { audience: 'Companies', questions: COMPANY_TROUBLE },
  { audience: 'Referrers and affiliates', questions: REFERRER_TROUBLE },
  { audience: 'Safety and your data', questions: SAFETY_QUESTIONS },
];

/** Both kinds, for recruiters. */
export const RECRUITER_HELP: readonly QuestionGroup[] = [
  { audience: 'How hiring works', questions: COMPANY_QUESTIONS },
  { audience: 'When something does not work', questions: COMPANY_TROUBLE },
  { audience: 'Signing in', questions: ACCESS_QUESTIONS },
  { audience: 'Referring others', questions: REFERRER_QUESTIONS },
  { audience: 'Safety and your data', questions: SAFETY_QUESTIONS },
];

/** Questions that contain every word of the search, in the question or its answer. */
export function findQuestions(groups: readonly QuestionGroup[], search: string): QuestionGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ audience, questions }) => ({
      audience,
      questions: questions.filter((texts) => {
        const text = `${audience} ${texts.join(' ')}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
