interface SamplePart {
  name: string;
  note: string;
  /** The note where there is no room for it. */
  brief: string;
  points: number;
  max: number;
}

/** How the sample graduate scores for the sample job: the weights are those of contract/matching/match.ts. */
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
