import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { CandidateHome } from '#contract/dashboards/candidate-home.ts';
import type { NextAct } from '#contract/dashboards/next-acts.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { DeadlineBadge } from '#web/ui/display/deadline-badge.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import type { Icon } from '#web/ui/icons/icon.ts';
import { IconFileUpload } from '#web/ui/icons/papers.ts';
import { IconUserEdit } from '#web/ui/icons/people.ts';
import { IconSchool } from '#web/ui/icons/work.ts';
import { actWords } from './act-words.ts';
import { FirstDaySteps } from './first-day-steps.tsx';
import classes from './next-acts-card.module.css';

const REQUESTS = '/interview-requests/pending';

/** What the candidate can do, the most pressing first, each with one button; on the first days also how far it leads. */
export function NextActsCard({ home, now }: { home: CandidateHome; now: Date }) {
  const { nextActs, firstDay, stats } = home;
  const total = stats.interviewRequests;
  const all = total > 0 && <Link to={REQUESTS}>{total === 1 ? '1 request' : `All ${total} requests`}</Link>;
  return (
    <Card title="Do next" action={all} flush>
      {firstDay && <FirstDaySteps steps={firstDay} bar={home.profile.searchBar} />}
      {nextActs.length > 0 && (
        <ul>
          {nextActs.map((act, place) => (
            <ActRow key={keyOf(act)} act={act} now={now} isFirst={place === 0} />
          ))}
        </ul>
      )}
      {nextActs.length === 0 && !firstDay && (
        <EmptyState title="Nothing waits for you">
          Requests to answer and interviews to look back on will be here.
        </EmptyState>
      )}
    </Card>
  );
}

function keyOf(act: NextAct): string {
  if ('interviewId' in act) return `${act.kind} ${act.interviewId}`;
  if ('hireId' in act) return `${act.kind} ${act.hireId}`;
  return 'offerId' in act ? `${act.kind} ${act.offerId}` : act.kind;
}

function ActRow({ act, now, isFirst }: { act: NextAct; now: Date; isFirst: boolean }) {
  const { title, facts, verb } = actWords(act, now);
  const subject = act.kind === 'REPLY' ? `${title}, ${act.company.name}` : title;
  return (
    <li className={classes.row}>
      <ActTile act={act} />
      <div>
        <h3 className={classes.title}>{title}</h3>
        <p className="muted small num">{dotted(facts)}</p>
      </div>
      <span>{act.due && <DeadlineBadge deadline={act.due} />}</span>
      <Button
        component={Link}
        to={act.link}
        variant={isFirst ? 'filled' : 'default'}
        size="xs"
        aria-label={`${verb}: ${subject}`}
      >
        {verb}
      </Button>
    </li>
  );
}

/** Of what is about no company. */
const ICONS: Readonly<Record<Exclude<NextAct, { company: unknown }>['kind'], Icon>> = {
  VERIFY_DEGREE: IconSchool,
  UPLOAD_RESUME: IconFileUpload,
  FINISH_SECTION: IconUserEdit,
};

function ActTile({ act }: { act: NextAct }) {
  if ('company' in act) return <InitialTile name={act.company.name} src={act.company.logo} />;
  const ActIcon = ICONS[act.kind];
  return (
    <span className={classes.icon} aria-hidden="true">
      <ActIcon size={20} stroke={1.6} />
    </span>
  );
}
