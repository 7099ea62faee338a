import { ASKABLE_STATUSES } from '#contract/applications/transitions.ts';
import { applicationStatusBadge } from '#contract/labels/applications.ts';
import type { Badge } from '#contract/labels/badge.ts';
import { type InterviewStatus, interviewStatusBadge } from '#contract/labels/interviews.ts';
import type { CandidateApplication } from '#contract/search/candidate-card.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import classes from './candidate-card.module.css';

/** `19 Nov`, as cards are narrow. */
function shortDay(moment: string): string {
  return formatDay(moment).replace(/ \d{4}$/, '');
}

interface Told {
  badge: Badge;
  note: (day: string) => string;
}

const sent = (day: string) => `Times sent ${day}`;
/** Null: the interview is over, and the state of the application is shown. */
const OPEN_INTERVIEWS: Readonly<Record<InterviewStatus, Told | null>> = {
  PENDING: {
    badge: { label: 'Interview requested', family: 'info' },
    note: (day) => `${day}, awaiting reply`,
  },
  ACCEPTED: { badge: interviewStatusBadge('ACCEPTED', 'recruiter'), note: sent },
  RESCHEDULE_REQUESTED: { badge: interviewStatusBadge('RESCHEDULE_REQUESTED', 'recruiter'), note: sent },
  SCHEDULED: { badge: { label: 'Interview scheduled', family: 'progress' }, note: (day) => `on ${day}` },
  COMPLETED: null,
  NO_SHOW: null,
  DECLINED: null,
  WITHDRAWN: null,
  EXPIRED: null,
  CANCELLED: null,
};

function wordsOf(application: CandidateApplication): { badge: Badge; note: string } {
  const { interviewStatus, applicationStatus } = application;
  const day = shortDay(application.at);
  const told = interviewStatus && OPEN_INTERVIEWS[interviewStatus];
  if (told) return { badge: told.badge, note: told.note(day) };
  return applicationStatus === 'NEW'
    ? { badge: { label: 'Applied', family: 'info' }, note: day }
    : { badge: applicationStatusBadge(applicationStatus, 'recruiter'), note: day };
}

interface NoteProps {
  application: CandidateApplication;
  /** Without the day, which is in the tooltip. */
  isShort?: boolean;
}

/** What is open between company and candidate, since when, and which colleague asked. */
export function ApplicationNote({ application, isShort = false }: NoteProps) {
  const { badge, note } = wordsOf(application);
  const by = askedBy(application);
  const whole = [application.jobTitle, note, by].filter(Boolean).join(', ');
  return (
    <span className={classes.application} title={whole}>
      <StatusBadge family={badge.family}>{badge.label}</StatusBadge>
      {!isShort && (
        <span>
          {by && application.interviewStatus === 'PENDING' ? by : [note, by].filter(Boolean).join(', ')}
        </span>
      )}
    </span>
  );
}

/** `Asha asked on 12 Nov`; for a request that was answered since, `asked by Asha`. */
function askedBy({ requestedBy, interviewStatus, at }: CandidateApplication): string | null {
  const [first] = requestedBy?.split(' ') ?? [];
  if (!first) return null;
  return interviewStatus === 'PENDING' ? `${first} asked on ${shortDay(at)}` : `asked by ${first}`;
}

/** False if an interview, an offer or a hire is in progress. */
export function canBeAsked(application: CandidateApplication | null): boolean {
  if (!application) return true;
  return !application.interviewStatus && ASKABLE_STATUSES.includes(application.applicationStatus);
}
