import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Application } from '#contract/applications/application.ts';
import { absenceOf } from '#contract/labels/applications.ts';
import { NOTICE_PERIOD_LABELS, PROFICIENCIES, PROFICIENCY_LABELS } from '#contract/labels/profile.ts';
import { MatchWorking } from '#web/features/profiles/match-working.tsx';
import { formatDateTime, formatLakhs, formatMonths } from '#web/lib/format.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { Tag } from '#web/ui/display/tag.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationBadge } from './application-badge.tsx';
import classes from './application-details.module.css';
import { ApplicationHistory } from './application-history.tsx';
import { schoolOf } from './application-text.ts';
import { ResumeLink } from './resume-link.tsx';

interface ApplicationDetailsProps {
  application: Application;
  mayDecide: boolean;
  extra?: ReactNode;
}

export function ApplicationDetails({ application, mayDecide, extra }: ApplicationDetailsProps) {
  const { candidate, match, job } = application;
  const absence = absenceOf(candidate.presence);
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <div>
          <p>
            {schoolOf(candidate)} {candidate.hasVerifiedDegree && <Medal size={14} label="Verified degree" />}
          </p>
          {candidate.headline && <p className="muted">{candidate.headline}</p>}
          <p className={classes.line}>
            <ApplicationBadge status={application.status} ending={application.ending} viewer="recruiter" />
            <span className="small muted">
              for <Link to={`/recruiter/jobs/${job.id}`}>{job.title}</Link>
            </span>
            {!absence && (
              <Link to={`/recruiter/candidates/${candidate.id}`} className="small">
                Full profile
              </Link>
            )}
          </p>
        </div>
        {!absence && <ScoreRing value={match.total} label="Match" />}
      </div>
      {absence && <Message>{absence}.</Message>}
      {mayDecide && <ApplicationActions application={application} />}
      {extra}
      {application.candidateNote && (
        <section>
          <h3>Note from {candidate.firstName}</h3>
          <p className={classes.notes}>{application.candidateNote}</p>
        </section>
      )}
      {application.rejectReason && (
        <section>
          <h3>Why rejected</h3>
          <p>{application.rejectReason}</p>
        </section>
      )}
      {!absence && <Judgement application={application} />}
      {application.skills.length > 0 && (
        <section>
          <h3>Skills</h3>
          <ul className={classes.skills}>
            {application.skills.map(({ skillName, months, level }) => (
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
      {application.notes && (
        <section>
          <h3>Notes</h3>
          <p className={classes.notes}>{application.notes}</p>
        </section>
      )}
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

function levelOf(stars: number): string {
  const proficiency = PROFICIENCIES[stars - 1];
  return proficiency ? PROFICIENCY_LABELS[proficiency] : '';
}

/** The score with its working, and the facts it is about: nothing of it is left of who is not there. */
function Judgement({ application: { candidate, match, contact } }: { application: Application }) {
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
            [
              'Experience',
              candidate.experienceMonths === null ? null : formatMonths(candidate.experienceMonths),
            ],
            ['Expects', candidate.expectedSalary === null ? null : formatLakhs(candidate.expectedSalary)],
            ['Notice', NOTICE_PERIOD_LABELS[candidate.noticePeriod]],
            ['Degree', candidate.degree],
            ['Email', contact && <a href={`mailto:${contact.email}`}>{contact.email}</a>],
            ['Phone', contact?.phone && <a href={`tel:${contact.phone}`}>{contact.phone}</a>],
            ['Resume', contact?.resumeFileId && <ResumeLink fileId={contact.resumeFileId} />],
          ]}
        />
        {!contact && (
          <p className="small muted" style={{ marginTop: 8 }}>
            Contact details open once the candidate applies or accepts a request.
          </p>
        )}
      </section>
    </>
  );
}
