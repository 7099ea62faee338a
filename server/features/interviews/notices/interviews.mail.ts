import { formatLakhs } from '#contract/core/money.ts';
import {
  INTERVIEW_MODE_LABELS,
  INTERVIEW_TYPE_LABELS,
  type InterviewMode,
  type InterviewType,
} from '#contract/labels/interviews.ts';
import type { Thread } from '#server/features/interviews/interviews.queries.ts';
import { linkTo } from '#server/platform/links.ts';
import { renderHtml, renderText } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { timeOf, type Words } from './interview-words.ts';

export interface Letter {
  to: string;
  firstName: string;
  words: Words;
  /** Path of the screen behind the button. */
  link: string;
  calendar?: Mail['calendar'];
}

function factsOf(thread: Thread): [string, string][] {
  const type = INTERVIEW_TYPE_LABELS[thread.interviewType as InterviewType];
  const mode = INTERVIEW_MODE_LABELS[thread.interviewMode as InterviewMode];
  const facts: [string, string | null][] = [
    ['Role', thread.jobTitle],
    ['Company', thread.companyName],
    ['Candidate', thread.candidateName],
    ['Interview', `${type}, ${mode.toLowerCase()}, ${thread.durationMinutes} min`],
    ['Round', `${thread.interviewStage} of ${thread.totalStages}`],
    ['Salary', `${formatLakhs(thread.salaryMin)} – ${formatLakhs(thread.salaryMax)}`],
    ['When', thread.status === 'SCHEDULED' ? timeOf(thread) : null],
    ['Link', thread.status === 'SCHEDULED' ? thread.meetingLink : null],
    ['Password', thread.status === 'SCHEDULED' ? thread.meetingPassword : null],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '');
}

/** Every mail about an interview: what happened, the facts, and one button. */
export function interviewMail(thread: Thread, { to, firstName, words, link, calendar }: Letter): Mail {
  const parts = {
    title: words.title,
    paragraphs: [`Hello ${firstName},`, words.body],
    facts: factsOf(thread),
    action: { label: words.action, url: linkTo(link) },
  };
  const mail = { to, subject: words.title, text: renderText(parts), html: renderHtml(parts) };
  return calendar ? { ...mail, calendar } : mail;
}
