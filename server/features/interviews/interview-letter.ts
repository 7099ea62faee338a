import { formatLakhs } from '#contract/core/rupees.ts';
import {
  INTERVIEW_MODE_LABELS,
  INTERVIEW_TYPE_LABELS,
  type InterviewMode,
  type InterviewType,
} from '#contract/labels/interviews.ts';
import type { Words } from '#server/features/notifications/news.service.ts';
import { linkTo } from '#server/platform/links.ts';
import { renderHtml, renderText } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { timeOf } from './interview-words.ts';
import type { InterviewRow } from './interviews.queries.ts';

interface Letter {
  to: string;
  firstName: string;
  words: Words;
  /** Path of the screen behind the button. */
  link: string;
  calendar?: Mail['calendar'];
}

function factsOf(interview: InterviewRow): [string, string][] {
  const type = INTERVIEW_TYPE_LABELS[interview.interviewType as InterviewType];
  const mode = INTERVIEW_MODE_LABELS[interview.interviewMode as InterviewMode];
  const facts: [string, string | null][] = [
    ['Role', interview.jobTitle],
    ['Company', interview.companyName],
    ['Candidate', interview.candidateName],
    ['Interview', `${type}, ${mode.toLowerCase()}, ${interview.durationMinutes} min`],
    ['Round', `${interview.interviewStage} of ${interview.totalStages}`],
    ['Salary', `${formatLakhs(interview.salaryMin)} – ${formatLakhs(interview.salaryMax)}`],
    ['When', interview.status === 'SCHEDULED' ? timeOf(interview) : null],
    ['Link', interview.status === 'SCHEDULED' ? interview.meetingLink : null],
    ['Password', interview.status === 'SCHEDULED' ? interview.meetingPassword : null],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '');
}

/** Every mail about an interview: what happened, the facts, and one button. */
export function interviewLetter(
  interview: InterviewRow,
  { to, firstName, words, link, calendar }: Letter,
): Mail {
  const parts = {
    title: words.title,
    paragraphs: [`Hello ${firstName},`, words.body],
    facts: factsOf(interview),
    action: { label: words.action, url: linkTo(link) },
  };
  const mail = { to, subject: words.title, text: renderText(parts), html: renderHtml(parts) };
  return calendar ? { ...mail, calendar } : mail;
}
