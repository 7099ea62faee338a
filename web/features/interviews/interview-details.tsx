import type { ReactNode } from 'react';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import { TO_PICK_STATUSES } from '#contract/interviews/transitions.ts';
import { EXPERIENCE_LEVEL_LABELS } from '#contract/labels/jobs.ts';
import { RequestFacts } from '#web/features/interviews/candidate/request-facts.tsx';
import { SlotList } from '#web/features/interviews/slots/slot-list.tsx';
import { ReportButton } from '#web/features/profiles/report-button.tsx';
import { dotted } from '#web/lib/format/counts.ts';
import { formatDate, formatTimeRange } from '#web/lib/format/dates.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { inOwnZone } from '#web/lib/when/own-zone.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { Tag } from '#web/ui/display/tag.tsx';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import { CopyableText } from './copyable-text.tsx';
import { InterviewBadges } from './interview-badges.tsx';
import classes from './interview-details.module.css';
import { payInWords, placeInWords } from './interview-words.ts';

interface InterviewDetailsProps {
  interview: CandidateInterview;
  onClose: () => void;
  /** The same actions as those of the card. */
  actions: ReactNode;
}

/** Everything a candidate may see of an interview, beside the list. */
export function InterviewDetails({ interview, onClose, actions }: InterviewDetailsProps) {
  const { company, jobRole } = interview;
  return (
    <SidePanel opened onClose={onClose} title="Interview details">
      <div className={classes.head}>
        <InitialTile name={company.name} src={company.logo} size={48} />
        <div>
          <h3>{jobRole.title}</h3>
          <p className="muted small">{dotted([company.name, placeInWords(jobRole)])}</p>
          <div className={classes.badges}>
            <InterviewBadges interview={interview} />
          </div>
        </div>
      </div>
      <Booking interview={interview} />
      <div className={classes.section}>
        <RequestFacts interview={interview} />
      </div>
      {interview.sharedNotes.map(({ author, notes }) => (
        <Section key={author} title={`Feedback from ${author}`}>
          <p className={classes.text}>{notes}</p>
        </Section>
      ))}
      <Role interview={interview} />
      <Company interview={interview} />
      <People interview={interview} />
      <Lines title="What to bring" lines={interview.documentsRequired} />
      <Lines title="Expected questions" lines={interview.expectedQuestions} />
      <div className={classes.section}>
        <ReportButton
          reported={{ kind: 'COMPANY', id: company.id, name: company.name }}
          label="Report the company"
        />
      </div>
      {actions && <DialogFooter>{actions}</DialogFooter>}
    </SidePanel>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Booking({ interview }: { interview: CandidateInterview }) {
  const { startsAt, endsAt, meetingLink, meetingPassword, availabilitySlots, status } = interview;
  if (!startsAt || !endsAt) {
    if (!TO_PICK_STATUSES.includes(status)) return null;
    return (
      <Section title="Times you sent">
        <SlotList slots={availabilitySlots} />
      </Section>
    );
  }
  const link = meetingLink && (
    <CopyableText text={meetingLink} what="meeting link">
      <a href={meetingLink} target="_blank" rel="noreferrer">
        {meetingLink}
      </a>
    </CopyableText>
  );
  return (
    <Section title="Time and place">
      <DescriptionList
        termWidth={98}
        items={[
          ['Date', formatDate(startsAt)],
          ['Time', `${formatTimeRange(startsAt, endsAt)} IST`],
          ['Your zone', inOwnZone(new Date(startsAt), new Date(endsAt))],
          ['Link', link],
          ['Password', meetingPassword && <CopyableText text={meetingPassword} what="password" />],
        ]}
      />
    </Section>
  );
}

function Role({ interview: { jobRole, ...interview } }: { interview: CandidateInterview }) {
  return (
    <Section title="Role">
      {jobRole.description && <p className={classes.text}>{jobRole.description}</p>}
      <DescriptionList
        termWidth={98}
        items={[
          ['Department', jobRole.department],
          ['Level', EXPERIENCE_LEVEL_LABELS[jobRole.level]],
          ['Salary', payInWords(interview)],
          ['Location', placeInWords(jobRole) || null],
        ]}
      />
    </Section>
  );
}

function Company({ interview: { company } }: { interview: CandidateInterview }) {
  return (
    <Section title="Company">
      {company.description && <p className={classes.text}>{company.description}</p>}
      <DescriptionList
        termWidth={98}
        items={[
          ['Industry', company.industry],
          ['People', company.employeeCount.replace('-', '–')],
          ['Location', company.location],
          ['Glassdoor', company.glassdoorRating],
          ['Benefits', company.benefits.join(', ') || null],
          [
            'Website',
            company.website && (
              <a href={company.website} target="_blank" rel="noreferrer">
                {company.website.replace(/^https?:\/\//, '')}
              </a>
            ),
          ],
        ]}
      />
      {company.techStack.length > 0 && (
        <div className={classes.tags}>
          {company.techStack.map((skill) => (
            <Tag key={skill}>{skill}</Tag>
          ))}
        </div>
      )}
    </Section>
  );
}

function People({ interview: { recruiter, interviewer } }: { interview: CandidateInterview }) {
  const withWhom = [interviewer.name, interviewer.designation].filter(Boolean).join(', ');
  return (
    <Section title="Recruiter">
      <DescriptionList
        termWidth={98}
        items={[
          ['Name', [recruiter.name, recruiter.designation].filter(Boolean).join(', ')],
          [
            'Email',
            <CopyableText key="email" text={recruiter.email} what="email">
              <MailAddress address={recruiter.email} />
            </CopyableText>,
          ],
          [
            'Phone',
            recruiter.phone && (
              <CopyableText text={recruiter.phone} what="phone number">
                {formatPhone(recruiter.phone)}
              </CopyableText>
            ),
          ],
          ['Interviewer', interviewer.id === recruiter.id ? null : withWhom],
        ]}
      />
    </Section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={classes.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
