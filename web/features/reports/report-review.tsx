import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  type AdminReportDetails,
  adminDecideReport,
  adminGetReport,
  OUTCOME_REASON_MAX,
  REPORT_CAUSE_LABELS,
  REPORT_KIND_LABELS,
  REPORT_OUTCOME_BADGES,
  ReportDecision,
  type ReportKind,
} from '#contract/reports.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { useDecisionForm } from '#web/lib/forms/use-decision-form.ts';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { DecisionForm } from '#web/ui/overlays/decision-form.tsx';
import { LoadedDialog } from '#web/ui/overlays/loaded-dialog.tsx';
import classes from './report-review.module.css';

const WAYS: Readonly<Record<ReportKind, string>> = {
  JOB: 'Close the job or suspend its company there, if the report is right.',
  COMPANY: 'Suspend the company there, if the report is right.',
  PERSON: 'Suspend the person there, if the report is right.',
  CONVERSATION: 'Suspend whoever is at fault there, if the report is right.',
};

/** Links to the screens where an admin can look further and act. */
export function ReportWays({
  report: { kind, jobId, founderId, candidateId },
}: {
  report: Pick<AdminReportDetails, 'kind' | 'jobId' | 'founderId' | 'candidateId'>;
}) {
  return (
    <section>
      <h3>Look further</h3>
      <p className="small muted">{WAYS[kind]}</p>
      <ul className={classes.ways}>
        {jobId && (
          <li>
            <Link to={`/jobs/${jobId}`}>The job as people see it</Link>
          </li>
        )}
        {jobId && (
          <li>
            <Link to={`/admin/jobs?job=${jobId}`}>The job in the console</Link>
          </li>
        )}
        {founderId && (
          <li>
            <Link to={`/admin/recruiters?review=${founderId}`}>The company</Link>
          </li>
        )}
        {candidateId && (
          <li>
            <Link to={`/admin/candidates/${candidateId}`}>The candidate</Link>
          </li>
        )}
      </ul>
    </section>
  );
}

interface ReportReviewProps {
  id: string;
  /** Says who else has it open. */
  above?: ReactNode;
  onClose: () => void;
}

/** A report: by whom, why, where to look further, and the decision. */
export function ReportReview({ id, above, onClose }: ReportReviewProps) {
  const reading = useEndpoint(adminGetReport, { params: { id } });
  return (
    <LoadedDialog
      reading={reading}
      waitingTitle="Report"
      title={({ title }) => `Report: ${title}`}
      onClose={onClose}
    >
      {(report) => (
        <>
          {above}
          <ReportFacts report={report} />
          <Conversation report={report} />
          {report.outcome === null && <Decide report={report} onClose={onClose} />}
        </>
      )}
    </LoadedDialog>
  );
}

function ReportFacts({ report }: { report: AdminReportDetails }) {
  const { kind, cause, text, reporter, createdAt, outcome, otherReports } = report;
  return (
    <>
      {outcome && (
        <Message
          family={outcome === 'ACTED' ? 'success' : 'plain'}
          title={`${REPORT_OUTCOME_BADGES[outcome].label} by ${report.decidedBy ?? 'a former admin'}, ${formatDateTime(report.decidedAt ?? createdAt)}`}
        >
          {report.outcomeReason}
        </Message>
      )}
      <DescriptionList
        termWidth={132}
        items={[
          ['About', `${REPORT_KIND_LABELS[kind]}: ${report.title}`],
          ['What is wrong', REPORT_CAUSE_LABELS[cause]],
          ['In their words', text && <span className={classes.lines}>{text}</span>],
          ['Reported by', `${reporter.name}, ${reporter.email}`],
          ['Reported on', formatDateTime(createdAt)],
          ['Also', otherReports > 0 ? `${count(otherReports, 'other report')} of the same waits` : null],
        ]}
      />
      <ReportWays report={report} />
    </>
  );
}

function Conversation({ report: { conversation } }: { report: AdminReportDetails }) {
  if (conversation.length === 0) return null;
  return (
    <section>
      <h3>The last messages before the report</h3>
      <ol className={classes.said}>
        {conversation.map(({ id, senderName, text, sentAt }) => (
          <li key={id}>
            <p className="small muted num">
              {senderName}, {formatDateTime(sentAt)}
            </p>
            <p className={classes.lines}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Decide({ report: { id }, onClose }: { report: AdminReportDetails; onClose: () => void }) {
  const decision = useDecisionForm(ReportDecision, adminDecideReport, {
    id,
    draftName: `decide-report:${id}`,
    initial: { outcome: null as never, reason: '' },
    onDone: onClose,
  });
  return (
    <DecisionForm
      decision={decision}
      choice={{
        name: 'outcome',
        label: 'What came of it',
        options: [
          { value: 'ACTED', label: 'Acted on: it was right' },
          { value: 'DISMISSED', label: 'Dismissed: nothing is wrong' },
        ],
      }}
      reason={{
        name: 'reason',
        label: 'Reason',
        description: 'For the record. The reporter hears that it was looked at, and not why.',
        limit: OUTCOME_REASON_MAX,
      }}
      submitLabel="Close the report"
      onClose={onClose}
    />
  );
}
