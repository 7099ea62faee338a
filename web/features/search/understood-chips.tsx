import type { Understood, UnderstoodKind } from '#contract/search/words/understood.ts';
import { Tag } from '#web/ui/display/tag.tsx';
import classes from './understood-chips.module.css';
import { withoutPiece } from './without-piece.ts';

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
