import type { CandidateCard } from '#contract/search/candidate-card.ts';
import { Tag } from '#web/ui/display/tag.tsx';
import { IconNote } from '#web/ui/icons/messages.ts';
import classes from './team.module.css';

interface TeamMarksProps {
  candidate: Pick<CandidateCard, 'tags' | 'hasTeamNote'>;
  /** Shows one tag and the number of others. */
  isShort?: boolean;
}

/** The team's tags and note of a saved person, as far as a list has room. */
export function TeamMarks({ candidate: { tags, hasTeamNote }, isShort = false }: TeamMarksProps) {
  if (tags.length === 0 && !hasTeamNote) return null;
  const shown = isShort ? tags.slice(0, 1) : tags;
  return (
    <ul
      className={classes.marks}
      data-on-card={!isShort || undefined}
      data-short={isShort || undefined}
      aria-label="Tags of your team"
      title={tags.join(', ')}
    >
      {shown.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
      {tags.length > shown.length && <li className="meta faint">{tags.length - shown.length} more</li>}
      {hasTeamNote && (
        <li>
          <IconNote size={16} stroke={1.6} role="img" aria-label="Your team has a note" />
        </li>
      )}
    </ul>
  );
}
