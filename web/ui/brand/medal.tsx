interface MedalProps {
  /** Pixels. */
  size?: number;
  /** The label for screen readers; empty if text beside it says the same. */
  label?: string;
}

/** The gold tick of an achievement: only for a verified degree or a hire. */
export function Medal({ size = 16, label = 'Verified' }: MedalProps) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      role="img"
      aria-label={label}
      aria-hidden={label === ''}
    >
      <circle cx="8" cy="8" r="7" fill="var(--m-gold)" />
      <path
        d="M4.9 8.2l2.1 2.1 4.1-4.3"
        fill="none"
        stroke="#101f32"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
