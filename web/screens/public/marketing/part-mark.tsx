/** Whether a part of a score was met in full or in part. The points beside it say so in words. */
export function PartMark({ full }: { full: boolean }) {
  return (
    <svg className="icon" width={16} height={16} viewBox="0 0 24 24" aria-hidden="true">
      {full ? (
        <path d="M5 12l5 5l10 -10" fill="none" stroke="var(--m-success-dot)" strokeWidth="1.8" />
      ) : (
        <g color="var(--m-warning-dot)">
          <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="1.8" />
          <path d="M12 4a8 8 0 0 0 0 16z" fill="currentColor" />
        </g>
      )}
    </svg>
  );
}
