import type { Understood, UnderstoodKind } from '#contract/search/words/understood.ts';
import { Tag } from '#web/ui/display/tag.tsx';
import classes from './understood-chips.module.css';

/** What only led to the piece, or parted it from the one before. */
const LEADS = /(?:[\s,;(/]+|\b(?:and|at|from|in|of|or|with)\s*)+$/i;

/** The text without a piece of it. The text as it was when it has changed since the piece was read. */
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

/** What stands before a label that does not say itself what it is of. */
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

/** Which pieces of the text were read as filters; a cross takes the piece out of the text. */
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
