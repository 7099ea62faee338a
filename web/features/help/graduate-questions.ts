import { figures } from '#web/lib/figures.ts';
import type { Question } from '#web/ui/marketing/questions.tsx';

export const GRADUATE_QUESTIONS: readonly Question[] = [
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
