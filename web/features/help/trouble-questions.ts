import type { Question } from '#web/ui/marketing/questions.tsx';

export const ACCESS_QUESTIONS: readonly Question[] = [
  [
    'The code does not arrive',
    'Look in the spam folder first. You can ask for a new code after 60 seconds; only the newest one works, for 10 minutes. After 5 wrong entries ask for another. The email also holds a link that does the same.',
  ],
  [
    'I forgot my password',
    'Open Forgot password on the sign-in page. The link in the email works once, for 1 hour, and signs out every other device when you set the new password.',
  ],
  [
    'It says that there were too many login attempts',
    'After 5 wrong passwords an account rests for 15 minutes. Wait, or set a new password in the meantime.',
  ],
  [
    'I lost the phone with my authenticator app',
    'Use one of the recovery codes you saved when you switched two-step sign-in on; each works once. If you have none left, write to us from the address of the account.',
  ],
  [
    'I got an email about a sign-in that was not me',
    'Set a new password at once; that ends all other sessions. Then look at the signed-in devices in your settings and at your activity.',
  ],
  [
    'My account is restricted',
    'An administrator suspended it, for a time or until a question is settled. The email to you says why. Write to us if you think that it is a mistake.',
  ],
];

export const GRADUATE_TROUBLE: readonly Question[] = [
  [
    'My profile does not appear in searches',
    'Check four things: the email is verified, Basic Info and Skills are saved and not only drafts, the account is active, and the profile is set to visible.',
  ],
  [
    'My resume is refused',
    'It has to be a PDF or Word file under 5 MB. We look at the content of the file, so renaming another format does not help.',
  ],
  [
    'Accepting an interview fails because the time was taken',
    'Somebody booked the same time a moment earlier. Nothing is lost: name another time and try again.',
  ],
  [
    'A company marked me as hired, and that is wrong',
    'Dispute the hire on the application within 7 days. An administrator hears both sides before anything is invoiced for good.',
  ],
];

export const COMPANY_TROUBLE: readonly Question[] = [
  [
    'Our application has been waiting for days',
    'Reviews take 2-3 business days. If yours takes longer, write to us with the name of the company and we look at once.',
  ],
  [
    'We do not see the workspace any more',
    'The approval was suspended, or your own account was. The banner on your page names the reason. Your data is untouched.',
  ],
  [
    'There is an error in an invoice',
    'Write to us with its number. Invoices are never changed; a wrong one is credited and issued anew.',
  ],
];

export const REFERRER_TROUBLE: readonly Question[] = [
  [
    'My referral is not in the list',
    'It counts when the person signed up with your link in the same browser, or with the invitation you sent. If they came another way, write to us with their email address before they are hired.',
  ],
  [
    'A reward disappeared',
    'A held reward lapses when the person leaves before the 90 days are complete. The entry stays in your list and says so.',
  ],
];

export const SAFETY_QUESTIONS: readonly Question[] = [
  [
    'How do I report a job, a company or a person?',
    'Use Report on the page in question. An administrator reads every report. The other side does not learn who sent it.',
  ],
  [
    'Someone asks me for money in the name of Medallist',
    'Do not pay. We never charge graduates, and our invoices to companies are found in the workspace under billing. Forward the message to us.',
  ],
  [
    'I want a copy of my data, or to delete it',
    'Both are in Settings. The export is ready at once. A deleted account is closed immediately and erased after 30 days.',
  ],
];
