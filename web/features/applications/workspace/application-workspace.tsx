import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Application } from '#contract/applications/application.ts';
import { absenceOf } from '#contract/labels/applications.ts';
import { ApplicationBadge } from '#web/features/applications/application-badge.tsx';
import { schoolOf } from '#web/features/applications/application-text.ts';
import { Medal } from '#web/ui/brand/medal.tsx';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { Message } from '#web/ui/display/message.tsx';
import classes from './application-workspace.module.css';
import { StageRows } from './stage-rows.tsx';
import { WORKSPACE_TAB_LABELS, WORKSPACE_TABS, type WorkspaceTab } from './tabs.ts';

interface ApplicationWorkspaceProps {
  application: Application;
  mayDecide: boolean;
  tab: WorkspaceTab;
  onTab: (tab: WorkspaceTab) => void;
  /** What stands behind each tab. */
  parts: Readonly<Record<WorkspaceTab, ReactNode>>;
  /** How much there is behind a tab, where that is known. */
  counts: Partial<Record<WorkspaceTab, number | undefined>>;
  /** Whose turn it is, until when, and the one thing to do. */
  next: ReactNode;
}

/** All that a company does about one application: its stage, what is known and said of it, and what is next. */
export function ApplicationWorkspace(props: ApplicationWorkspaceProps) {
  const { application, mayDecide, tab, onTab, parts, counts, next } = props;
  const { candidate, match } = application;
  const absence = absenceOf(candidate.presence);
  return (
    <div className={classes.frame}>
      <div className={classes.workspace}>
        <div className={classes.head}>
          <Headline application={application} />
          {absence && <Message>{absence}.</Message>}
        </div>
        <div className={classes.stages}>
          <StageRows key={application.id} application={application} mayDecide={mayDecide} />
        </div>
        <Tabs
          className={classes.main ?? ''}
          value={tab}
          onChange={(value) => onTab(value as WorkspaceTab)}
          keepMounted={false}
        >
          <Tabs.List className={classes.tabs ?? ''} aria-label="About the application">
            {WORKSPACE_TABS.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {WORKSPACE_TAB_LABELS[name]}
                {Boolean(counts[name]) && <span className={`${classes.count} num`}>{counts[name]}</span>}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {WORKSPACE_TABS.map((name) => (
            <Tabs.Panel key={name} value={name} className={classes.panel ?? ''}>
              {parts[name]}
            </Tabs.Panel>
          ))}
        </Tabs>
        {!absence && (
          <div className={classes.score}>
            <ScoreRing value={match.total} label="Match" />
            <p className="small muted">Match with {application.job.title}</p>
          </div>
        )}
        <div className={classes.next}>{next}</div>
      </div>
    </div>
  );
}

function Headline({ application: { candidate, status, ending, job } }: { application: Application }) {
  const school = schoolOf(candidate);
  return (
    <>
      {(school || candidate.headline) && (
        <p>
          {school} {candidate.hasVerifiedDegree && <Medal size={14} label="Verified degree" />}
          {school && candidate.headline && <span className="muted"> · </span>}
          <span className="muted">{candidate.headline}</span>
        </p>
      )}
      <p className={classes.line}>
        <ApplicationBadge status={status} ending={ending} viewer="recruiter" />
        <span className="small muted">
          for <Link to={`/recruiter/jobs/${job.id}`}>{job.title}</Link>
        </span>
        {candidate.presence === 'HERE' && (
          <Link to={`/recruiter/candidates/${candidate.id}`} className="small">
            Full profile
          </Link>
        )}
      </p>
    </>
  );
}
