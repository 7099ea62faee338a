import classes from './avatar.module.css';
import { sumOf } from './avatar.tsx';

const COLORS = ['#7d3b24', '#24506f', '#2c5a45', '#3a3f63', '#7a2f46', '#4d4a24'];

interface InitialTileProps {
  name: string;
  src?: string | null | undefined;
  /** Pixels. */
  size?: number;
}

/** A company: a square with its logo or initial, always in the same colour. The name is next to it. */
export function InitialTile({ name, src, size = 40 }: InitialTileProps) {
  const initial = name.trim().charAt(0).toUpperCase();
  const style = {
    width: size,
    height: size,
    fontSize: Math.round(size * 0.38),
    borderRadius: Math.round(size * 0.2),
    background: src ? 'var(--m-surface)' : COLORS[sumOf(name) % COLORS.length],
  };
  return (
    <span className={classes.tile} style={style} data-initials={src ? '' : initial} aria-hidden="true">
      {src && <img src={src} alt="" />}
    </span>
  );
}
