interface SamplePart {
  name: string;
  note: string;
  /** The note for narrow layouts. */
  brief: string;
  points: number;
  max: number;
}

/** The sample graduate's score for the sample job, with the weights of contract/matching/match.ts. */
export const SAMPLE_WORKING: readonly SamplePart[] = [
  {
    name: 'Skills',
    brief: '5 of 6 required',
    note: '5 of 6 required. Terraform is not on the profile',
    points: 35,
    max: 42,
  },
  { name: 'Experience', brief: '6 y 2 m', note: '6 y 2 m, inside your 4 to 8 years', points: 24, max: 24 },
  { name: 'Expected pay', brief: '₹42 L', note: '₹42 L, inside your ₹38 L to ₹46 L', points: 18, max: 18 },
  { name: 'Location', brief: 'Bengaluru', note: 'Bengaluru is a preferred city', points: 10, max: 10 },
  { name: 'Notice', brief: '1 month', note: '1 month; you asked for 15 days or less', points: 4, max: 6 },
];

export const SAMPLE_SCORE = SAMPLE_WORKING.reduce((sum, { points }) => sum + points, 0);

/** Whether a part of a score was fully or partly met. The points next to it say the same as text. */
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
