import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { SECTION_LABELS, type Section } from '#contract/candidates/sections.ts';
import type { CandidateHome } from '#contract/dashboards/candidate-home.ts';
import type { FirstDayStep } from '#contract/dashboards/first-day.ts';
import type { NextAct } from '#contract/dashboards/next-acts.ts';
import type { DisputeSubject } from '#contract/labels/hires.ts';
import type { SearchBar } from '#contract/search/search-bar.ts';
import { degreeWords } from '#web/features/profiles/degree-words.ts';
import { dotted } from '#web/lib/format/counts.ts';
import { formatTime } from '#web/lib/format/dates.ts';
import { formatLakhRange } from '#web/lib/format/money.ts';
import { InitialTile } from '#web/ui/brand/initial-tile.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { DeadlineBadge } from '#web/ui/display/deadline-badge.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import type { Icon } from '#web/ui/icons/icon.ts';
import { IconFileUpload } from '#web/ui/icons/papers.ts';
import { IconUserEdit } from '#web/ui/icons/people.ts';
import { IconCircleCheckFilled, IconCircleDashed } from '#web/ui/icons/states.ts';
import { IconClock } from '#web/ui/icons/times.ts';
import { IconSchool } from '#web/ui/icons/work.ts';
import { dayInPast } from './home-words.ts';
import classes from './next-acts-card.module.css';

const LABELS: Readonly<Record<FirstDayStep['step'], string>> = {
  RESUME: 'Resume',
  SKILLS: 'Skills',
  DEGREE: 'Degree',
  VISIBLE: 'Visible',
};

const HINTS: Readonly<Record<SearchBar, string>> = {
  EMAIL: 'Recruiters find you once your email address is confirmed.',
  BASIC_INFO: 'Recruiters find you once your basic info and skills are saved.',
  SKILLS: 'Recruiters find you once your skills are saved.',
  HIDDEN: 'Your profile is hidden from recruiters. Show it in Settings when you are ready.',
};

/** The steps from an empty profile to a verified one that recruiters find; each is ticked automatically. */
function FirstDaySteps({ steps, bar }: { steps: readonly FirstDayStep[]; bar: SearchBar | null }) {
  return (
    <div className={classes.steps}>
      <ol className={classes.list} aria-label="Your way to being found">
        {steps.map(({ step, state, link }) => (
          <li key={step} className={classes.step} data-state={state}>
            <Link to={link}>
              <StateIcon state={state} />
              <span className="small">{LABELS[step]}</span>
            </Link>
          </li>
        ))}
      </ol>
      <p className={`muted small ${classes.hint}`}>
        {bar ? HINTS[bar] : 'Recruiters can find you. Finish the open steps to get more requests.'}
      </p>
    </div>
  );
}

function StateIcon({ state }: { state: FirstDayStep['state'] }) {
  const common = { size: 24, role: 'img' };
  switch (state) {
    case 'DONE':
      return <IconCircleCheckFilled className={`icon ${classes.done}`} aria-label="Done:" {...common} />;
    case 'WAITING':
      return (
        <IconClock
          className={`icon ${classes.waiting}`}
          stroke={1.6}
          aria-label="Being checked:"
          {...common}
        />
      );
    case 'OPEN':
      return <IconCircleDashed className="icon faint" stroke={1.6} aria-label="To do:" {...common} />;
  }
}

interface ActWords {
  title: string;
  facts: readonly (string | null)[];
  /** The label of the button; also precedes the title in the button's accessible name. */
  verb: string;
}

const WHY_SECTION: Readonly<Record<Section, string>> = {
  basicInfo: 'Recruiters find you once it is saved',
  skills: 'Recruiters search by skills',
  experience: 'Recruiters filter on experience',
  education: 'Recruiters filter on education',
};

const HIRE_WORDS: Readonly<Record<DisputeSubject, (company: string) => string>> = {
  JOINING: (company) => `Did you join ${company}?`,
  LEAVING: (company) => `Did you leave ${company}?`,
  ABSENCE: (company) => `${company} reported that you did not join`,
};

/** The texts of an act. */
function actWords(act: NextAct, now: Date): ActWords {
  switch (act.kind) {
    case 'REPLY': {
      const { company, salaryRange, isRemote, location } = act;
      const pay = formatLakhRange(salaryRange.min, salaryRange.max);
      return {
        title: act.jobTitle,
        facts: [company.name, pay, isRemote ? 'Remote' : location],
        verb: 'Reply',
      };
    }
    case 'ANSWER_OFFER':
      return {
        title: `${act.company.name} makes you an offer`,
        facts: [act.jobTitle, act.summary],
        verb: 'Answer',
      };
    case 'ANSWER_HIRE':
      return { title: HIRE_WORDS[act.about](act.company.name), facts: [act.jobTitle], verb: 'Answer' };
    case 'ANSWER_CHECK':
      return {
        title: 'Is the role what was promised?',
        facts: [act.jobTitle, act.company.name],
        verb: 'Answer',
      };
    case 'GIVE_FEEDBACK': {
      const ended = `Ended ${dayInPast(act.endedAt, now)}, ${formatTime(act.endedAt)}`;
      return {
        title: `How did it go with ${act.company.name}?`,
        facts: [act.jobTitle, ended],
        verb: 'Give feedback',
      };
    }
    case 'VERIFY_DEGREE': {
      const { title, fact, verb } = degreeWords(act.stand);
      return { title, facts: [act.universityName, fact], verb: verb ?? 'See' };
    }
    case 'UPLOAD_RESUME':
      return { title: 'Upload your resume', facts: ['Companies ask for it first'], verb: 'Upload' };
    case 'FINISH_SECTION':
      if (act.isFromResume) {
        return {
          title: 'Fill your profile from your resume',
          facts: ['Nothing is added until you say so'],
          verb: 'Fill in',
        };
      }
      return {
        title: `Add your ${SECTION_LABELS[act.section].toLowerCase()}`,
        facts: [WHY_SECTION[act.section]],
        verb: 'Add',
      };
  }
}

const REQUESTS = '/interview-requests/pending';

/**
 * What the candidate can do, the most urgent first, each with one button; in the first days
 * also the steps so far.
 */
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

/** Icons of acts without a company. */
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
