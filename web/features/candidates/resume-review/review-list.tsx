import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  EDITOR_PATHS,
  NO_DRAFT,
  SECTION_LABELS,
  SECTIONS,
  type Section,
} from '#contract/candidates/sections.ts';
import { ResumeProposal } from '#contract/resume-proposals.ts';
import { through } from '#web/features/candidates/editor/use-section-save.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { getSession } from '#web/lib/api/session.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { BODIES, type ChoiceOf, SAVES } from './bodies.ts';
import { REVIEW_KEY } from './forget-review.ts';
import type { ProfileState } from './profile-state.ts';
import classes from './resume-review.module.css';
import { ReviewRow } from './review-row.tsx';
import { type Choice, type Row, rowsOf } from './rows.ts';

/** The parsed file and the choices, until they are added: stored for this tab and this user only. */
export interface Review {
  fileName: string;
  proposal: ResumeProposal;
  choices: Readonly<Record<string, Choice>>;
}

export function keepReview(review: Review): void {
  try {
    sessionStorage.setItem(REVIEW_KEY, JSON.stringify({ ...review, userId: getSession().user?.id }));
  } catch {
    // Without storage it is only lost on a reload.
  }
}

export function readReview(): Review | null {
  try {
    const { userId, ...stored } = JSON.parse(sessionStorage.getItem(REVIEW_KEY) ?? 'null') ?? {};
    const proposal = ResumeProposal.safeParse(stored.proposal);
    if (!proposal.success || userId !== getSession().user?.id) return null;
    return { fileName: String(stored.fileName), proposal: proposal.data, choices: stored.choices ?? {} };
  } catch {
    return null;
  }
}

const OUTCOMES = 'resume-outcomes';

/** The result of each section; gets the focus, because the rows are gone. */
function Outcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  const saved = outcomes.filter(({ how }) => how === 'saved');
  return (
    <div id={OUTCOMES} tabIndex={-1} className={classes.outcomes}>
      {saved.length > 0 && (
        <Message family="success">
          Saved: {saved.map(({ section }) => SECTION_LABELS[section]).join(', ')}.
        </Message>
      )}
      {outcomes
        .filter(({ how }) => how !== 'saved')
        .map(({ section, how, why }) => (
          <Message
            key={section}
            family={how === 'draft' ? 'info' : 'danger'}
            title={
              how === 'draft'
                ? `${SECTION_LABELS[section]} is kept as a draft`
                : `${SECTION_LABELS[section]} could not be saved`
            }
            action={
              how === 'draft' && <Link to={EDITOR_PATHS[section]}>Finish {SECTION_LABELS[section]}</Link>
            }
          >
            {why}
          </Message>
        ))}
    </div>
  );
}

interface Outcome {
  section: Section;
  how: 'saved' | 'draft' | 'failed';
  /** What is still missing, or why it failed. */
  why: string | null;
}

const CHANGED = 'It was changed elsewhere meanwhile. Look at it again, then add once more.';
const OWN_DRAFT = 'It holds a draft of yours.';

/** One save per section; if one is refused, the others are still saved. */
async function addChosen(
  proposal: ResumeProposal,
  profile: ProfileState,
  choiceOf: ChoiceOf,
  wanted: ReadonlySet<Section>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const section of SECTIONS.filter((one) => wanted.has(one))) {
    outcomes.push(await add(section, BODIES[section](proposal, profile, choiceOf), profile));
  }
  return outcomes;
}

/** Saves the section if it is complete; otherwise, or if there is a draft, saves a private draft. */
async function add(section: Section, body: object, profile: ProfileState): Promise<Outcome> {
  const { version, draftSavedAt } = profile[section];
  const { endpoint, rules } = SAVES[section];
  const missing = rules.safeParse(body).error?.issues[0]?.message;
  const why = missing ?? (draftSavedAt === null ? null : OWN_DRAFT);
  const isDraft = why !== null;
  try {
    const headers = { 'if-match': `"${version}"` };
    await through(endpoint)(body, { isDraft, headers, over: draftSavedAt ?? NO_DRAFT });
    return { section, how: isDraft ? 'draft' : 'saved', why };
  } catch (error) {
    const isStale = error instanceof ApiError && error.code === 'STALE_VERSION';
    return { section, how: 'failed', why: isStale ? CHANGED : messageOf(error) };
  }
}

interface ReviewListProps {
  review: Review;
  profile: ProfileState;
  reload: () => Promise<void>;
  onChoose: (key: string, choice: Choice) => void;
  onAnother: () => void;
}

/** Lists by section what the file contains and the profile does not; all choices are added at the end. */
export function ReviewList({ review, profile, reload, onChoose, onAnother }: ReviewListProps) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [isAdding, setAdding] = useState(false);
  const rows = rowsOf(review.proposal, profile);
  const choices = new Map(rows.map(({ key, initial }) => [key, review.choices[key] ?? initial]));
  // Rows that are gone are in the profile already.
  const choiceOf = (key: string) => choices.get(key) ?? 'leave';
  const taken = rows.filter(({ key }) => choiceOf(key) !== 'leave');
  async function add() {
    setAdding(true);
    const wanted = new Set(taken.map(({ section }) => section));
    setOutcomes(await addChosen(review.proposal, profile, choiceOf, wanted));
    await reload();
    setAdding(false);
    focusLater(OUTCOMES);
  }
  return (
    <div className={classes.review}>
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
      {rows.length === 0 && (
        <Card>
          <div className={classes.source}>
            <p>All that we could read in {review.fileName} is in your profile.</p>
            <div className={classes.buttons}>
              <Button component={Link} to="/profile/view">
                Preview Profile
              </Button>
              <Button variant="default" onClick={onAnother}>
                Read another file
              </Button>
            </div>
          </div>
        </Card>
      )}
      {SECTIONS.map((section) => {
        const own = rows.filter((row) => row.section === section);
        return (
          own.length > 0 && (
            <Card key={section} title={SECTION_LABELS[section]} flush>
              <Rows rows={own.filter(({ says }) => says.length > 0)} {...{ choiceOf, onChoose }} />
              <Rows rows={own.filter(({ says }) => says.length === 0)} areShort {...{ choiceOf, onChoose }} />
            </Card>
          )
        );
      })}
      {rows.length > 0 && (
        <div className={classes.footer}>
          <Button loading={isAdding} disabled={taken.length === 0} onClick={() => void add()}>
            Add {taken.length} of {rows.length} to my profile
          </Button>
          <Button variant="subtle" disabled={isAdding} onClick={onAnother}>
            Read another file
          </Button>
        </div>
      )}
    </div>
  );
}

interface RowsProps {
  rows: readonly Row[];
  /** Short names, shown side by side. */
  areShort?: boolean;
  choiceOf: (key: string) => Choice;
  onChoose: (key: string, choice: Choice) => void;
}

function Rows({ rows, areShort = false, choiceOf, onChoose }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <ul className={areShort ? classes.chips : classes.rows}>
      {rows.map((row) => (
        <ReviewRow
          key={row.key}
          row={row}
          choice={choiceOf(row.key)}
          onChoose={(choice) => onChoose(row.key, choice)}
        />
      ))}
    </ul>
  );
}
