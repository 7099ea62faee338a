import { Button, CloseButton, VisuallyHidden } from '@mantine/core';
import { fullName } from '#contract/kit/full-name.ts';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import type { ComparedCandidate } from '#contract/search/seen-candidates.ts';
import { workLine } from '#web/features/profiles/candidate-summary.tsx';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { Medal } from '#web/ui/brand/medal.tsx';
import { Card } from '#web/ui/display/card.tsx';
import type { ComparedRow } from './compared-rows.ts';
import classes from './compared-table.module.css';
import { ApplicationNote, canBeAsked } from './results/application-note.tsx';
import { ProfileName } from './results/profile-name.tsx';
import { SaveButton } from './results/save-button.tsx';
import { SavedTags } from './team/saved-tags.tsx';

interface ComparedTableProps {
  candidates: readonly ComparedCandidate[];
  rows: readonly ComparedRow[];
  /** False for viewers. */
  mayAct: boolean;
  onRequest: (candidates: readonly CandidateCard[]) => void;
  onRemove: (id: string) => void;
}

const COMPARISON = 'comparison';

/** A column per person; on narrow screens it scrolls sideways under the names of its rows. */
export function ComparedTable(props: ComparedTableProps) {
  const { candidates, rows, mayAct } = props;
  const hasTags = mayAct || candidates.some(({ tags }) => tags.length > 0);
  return (
    <Card flush>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section id={COMPARISON} className={classes.scroll} aria-label="Comparison" tabIndex={0}>
        <table className={classes.table}>
          <caption>
            <VisuallyHidden>Candidates beside each other</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td className={classes.corner} />
              {candidates.map((candidate) => (
                <th key={candidate.id} scope="col">
                  <Person candidate={candidate} {...props} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={`${row.isSkill} ${row.label}`} row={row} candidates={candidates} />
            ))}
            {hasTags && (
              <tr>
                <th scope="row">Tags</th>
                {candidates.map((candidate) => (
                  <td key={candidate.id}>
                    {candidate.isSaved ? (
                      <SavedTags
                        id={candidate.id}
                        name={fullName(candidate)}
                        tags={candidate.tags}
                        mayWrite={mayAct}
                      />
                    ) : (
                      <span className="muted small">Not saved</span>
                    )}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function Row({ row, candidates }: { row: ComparedRow; candidates: readonly ComparedCandidate[] }) {
  const { label, cells, notes, differs, isWanted } = row;
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {label}
        {isWanted && <span className={classes.wanted}>Asked for</span>}
      </th>
      {candidates.map(({ id }, place) => (
        <td key={id}>
          {cells[place] ?? (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>Not given</VisuallyHidden>
            </>
          )}
          {notes?.[place] && <span className={classes.note}>{notes[place]}</span>}
        </td>
      ))}
    </tr>
  );
}

function Person({
  candidate,
  mayAct,
  onRequest,
  onRemove,
}: Pick<ComparedTableProps, 'mayAct' | 'onRequest' | 'onRemove'> & { candidate: ComparedCandidate }) {
  const name = fullName(candidate);
  const { id, application } = candidate;
  return (
    <div className={classes.person}>
      <div className={classes.top}>
        <Avatar name={name} src={candidate.profilePictureUrl} size={32} />
        <CloseButton
          size="sm"
          aria-label={`Remove ${name}`}
          onClick={() => {
            onRemove(id);
            focusLater(COMPARISON);
          }}
        />
      </div>
      <p className={classes.name}>
        <ProfileName id={id}>{name}</ProfileName>
        {candidate.hasVerifiedDegree && <Medal size={14} label="Verified degree" />}
      </p>
      <p className={classes.work}>{workLine(candidate)}</p>
      {application && <ApplicationNote application={application} isShort />}
      {mayAct && (
        <div className={classes.acts}>
          {canBeAsked(application) && (
            <Button
              size="xs"
              variant="default"
              aria-label={`Request interview with ${name}`}
              onClick={() => onRequest([candidate])}
            >
              Request
            </Button>
          )}
          <SaveButton {...candidate} name={name} />
        </div>
      )}
    </div>
  );
}
