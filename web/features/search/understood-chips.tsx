import type { Understood, UnderstoodKind } from '#contract/search/words/understood.ts';
import { Tag } from '#web/ui/display/tag.tsx';
import classes from './understood-chips.module.css';

/** Words and separators that only introduce the following part. */
const LEADS = /(?:[\s,;(/]+|\b(?:and|at|from|in|of|or|with)\s*)+$/i;

/** The text without one of its parts, or unchanged if it was edited since it was parsed. */
export function withoutPiece(
  text: string,
  { text: piece, start }: Pick<Understood, 'text' | 'start'>,
): string {
  const end = start + piece.length;
  if (text.slice(start, end) !== piece) return text;
  const before = text.slice(0, start).replace(LEADS, '');
  const after = text.slice(end).replace(/^[\s,;)/]+/, '');
  return [before, after].filter(Boolean).join(' ');
}

/** Prefixes for labels that do not say what they are. */
const NAMES: Partial<Record<UnderstoodKind, string>> = {
  SKILL: 'Skill',
  CITY: 'City',
  INSTITUTE: 'Institute',
  CURRENT_PAY: 'Current pay',
  NOTICE: 'Notice',
};

interface ChipsProps {
  text: string;
  understood: readonly Understood[];
  onChange: (text: string) => void;
}

/** The parts of the text that were parsed as filters; each has a button that removes it from the text. */
export function UnderstoodChips({ text, understood, onChange }: ChipsProps) {
  if (understood.length === 0) return null;
  return (
    <div className={classes.line}>
      <span id="understood">Understood</span>
      <ul className={classes.chips} aria-labelledby="understood">
        {understood.map((piece) => (
          <li key={piece.start}>
            <Tag onRemove={() => onChange(withoutPiece(text, piece))}>
              {[NAMES[piece.kind], piece.label].filter(Boolean).join(' ')}
            </Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}
