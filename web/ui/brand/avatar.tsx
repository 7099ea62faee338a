import type { CSSProperties } from 'react';
import classes from './avatar.module.css';

const TINTS = ['info', 'success', 'warning', 'progress', 'neutral'];

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** Pixels. */
  size?: number;
  onPanel?: boolean;
}

/** A person: a circle with their picture or initials, always in the same tint. The name is next to it. */
export function Avatar({ name, src, size = 32, onPanel = false }: AvatarProps) {
  const words = name.trim().split(/\s+/);
  const initials = `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
  const tint = TINTS[sumOf(name) % TINTS.length];
  const style = {
    width: size,
    height: size,
    fontSize: Math.round(size * 0.36),
    '--tint-bg': onPanel ? '#ffffff1f' : `var(--m-${tint}-bg)`,
    '--tint-fg': onPanel ? '#ffffff' : `var(--m-${tint}-fg)`,
  } as CSSProperties;
  return (
    <span className={classes.avatar} style={style} data-initials={src ? '' : initials} aria-hidden="true">
      {src && <img src={src} alt="" />}
    </span>
  );
}

/** A hash of a text, to choose a colour by. */
export function sumOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}
