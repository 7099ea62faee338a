import { IconSearch } from '#web/ui/icons/controls.ts';
import classes from './palette-button.module.css';

interface PaletteButtonProps {
  onOpen: () => void;
  ink?: boolean;
}

/** For users who do not know its shortcut, or have no keyboard. */
export function PaletteButton({ onOpen, ink = false }: PaletteButtonProps) {
  return (
    <button
      type="button"
      className={`${classes.button} ${ink ? classes.ink : ''}`}
      aria-label="Search and go"
      aria-keyshortcuts="Control+K Meta+K"
      title="Search and go (Ctrl K)"
      onClick={onOpen}
    >
      <IconSearch className="icon" size={20} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
