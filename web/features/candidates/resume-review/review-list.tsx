import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { SECTION_LABELS, SECTIONS } from '#contract/candidates/sections.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { Card } from '#web/ui/display/card.tsx';
import { addChosen, type Outcome } from './add-chosen.ts';
import type { Review } from './kept-review.ts';
import { OUTCOMES, Outcomes } from './outcomes.tsx';
import type { ProfileState } from './profile-state.ts';
import classes from './resume-review.module.css';
import { ReviewRow } from './review-row.tsx';
import { type Choice, type Row, rowsOf } from './rows.ts';

interface ReviewListProps {
  review: Review;
  profile: ProfileState;
  reload: () => Promise<void>;
  onChoose: (key: string, choice: Choice) => void;
  onAnother: () => void;
}

/** Section by section what the file says and the profile does not; added at the end, all at once. */
export function ReviewList({ review, profile, reload, onChoose, onAnother }: ReviewListProps) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [isAdding, setAdding] = useState(false);
  const rows = rowsOf(review.proposal, profile);
  const choices = new Map(rows.map(({ key, initial }) => [key, review.choices[key] ?? initial]));
  // What is no longer among the rows is in the profile already.
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
  /** Names alone, side by side. */
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
