import type { ReactNode } from 'react';
import type { Application } from '#contract/applications/application.ts';
import { absenceOf, applicationStatusBadge, REJECT_CATEGORY_LABELS } from '#contract/labels/applications.ts';
import { PROFICIENCIES, PROFICIENCY_LABELS } from '#contract/labels/profile.ts';
import { EventList } from '#web/features/applications/event-list.tsx';
import { MatchWorking } from '#web/features/profiles/match-working.tsx';
import { noticeLabel } from '#web/features/profiles/notice-label.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { formatLakhs } from '#web/lib/format/money.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { formatMonths } from '#web/lib/format/units.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { Tag } from '#web/ui/display/tag.tsx';
import classes from './profile-tab.module.css';

type Event = Application['history'][number];

/** The history of an application, latest first. */
function ApplicationHistory({ application }: { application: Pick<Application, 'ending' | 'history'> }) {
  const { ending, history } = application;
  const last = history.at(-1);
  // How it ended is only known for the last withdrawal.
  const labelOf = (event: Event) =>
    event.toStatus === 'WITHDRAWN' && event !== last
      ? 'Ended'
      : applicationStatusBadge(event.toStatus, 'recruiter', event === last ? ending : null).label;
  return <EventList className={classes.history} events={history} wordsOf={labelOf} />;
}

interface ProfileTabProps {
  application: Application;
  /** Work experience and degrees, while the company may see them. */
  career: ReactNode;
}

/** The applicant, the calculation of the score, and the history. */
export function ProfileTab({ application, career }: ProfileTabProps) {
  const { candidate, skills, candidateNote } = application;
  return (
    <div className={classes.profile}>
      {candidateNote && (
        <section>
          <h3>Note from {candidate.firstName}</h3>
          <p className={classes.words}>{candidateNote}</p>
        </section>
      )}
      <Rejection application={application} />
      {!absenceOf(candidate.presence) && <Judgement application={application} />}
      {skills.length > 0 && (
        <section>
          <h3>Skills</h3>
          <ul className={classes.skills}>
            {skills.map(({ skillName, months, level }) => (
              <li key={skillName}>
                <Tag>{skillName}</Tag>
                <span className="small muted num">
                  {[formatMonths(months), levelOf(level)].filter(Boolean).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {career}
      <section>
        <h3>History</h3>
        <ApplicationHistory application={application} />
        <p className="small faint">
          {application.appliedAt
            ? `Applied ${formatDateTime(application.appliedAt)}`
            : 'Invited; has not applied.'}
        </p>
      </section>
    </div>
  );
}

/** The reason for colleagues, and the text that the candidate sees. */
function Rejection({ application }: { application: Application }) {
  const { rejectCategory, rejectReason, rejectMessage, candidate } = application;
  return (
    <>
      {(rejectCategory || rejectReason) && (
        <section>
          <h3>Why rejected</h3>
          {rejectCategory && <p>{REJECT_CATEGORY_LABELS[rejectCategory]}</p>}
          {rejectReason && <p className={classes.words}>{rejectReason}</p>}
        </section>
      )}
      {rejectMessage && (
        <section>
          <h3>Message to {candidate.firstName}</h3>
          <p className={classes.words}>{rejectMessage}</p>
        </section>
      )}
    </>
  );
}

function levelOf(stars: number): string {
  const proficiency = PROFICIENCIES[stars - 1];
  return proficiency ? PROFICIENCY_LABELS[proficiency] : '';
}

/** The score with its calculation and facts; nothing of it is shown once the candidate has left. */
function Judgement({ application: { candidate, match, contact } }: { application: Application }) {
  const { experienceMonths, expectedSalary, noticePeriod, degree } = candidate;
  return (
    <>
      <section>
        <h3>Why {match.total}</h3>
        <MatchWorking match={match} />
      </section>
      <section>
        <h3>Facts</h3>
        <DescriptionList
          termWidth={120}
          items={[
            ['Experience', experienceMonths === null ? null : formatMonths(experienceMonths)],
            ['Expects', expectedSalary === null ? null : formatLakhs(expectedSalary)],
            ['Notice', noticeLabel(noticePeriod)],
            ['Degree', degree],
            [
              'Email',
              contact && (
                <a href={`mailto:${contact.email}`}>
                  <MailAddress address={contact.email} />
                </a>
              ),
            ],
            ['Phone', contact?.phone && <a href={`tel:${contact.phone}`}>{formatPhone(contact.phone)}</a>],
          ]}
        />
        {!contact && (
          <p className="small muted" style={{ marginTop: 8 }}>
            Contact details are open once the candidate applies or accepts a request, and while the account is
            active.
          </p>
        )}
      </section>
    </>
  );
}
