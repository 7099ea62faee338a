/**
 * The badge colours of the visual language. `earned` (gold) is only for hires and verified degrees; `outline`
 * has no fill and marks a final state.
 */
export type BadgeFamily =
  | 'neutral'
  | 'info'
  | 'progress'
  | 'success'
  | 'warning'
  | 'danger'
  | 'earned'
  | 'outline';

export interface Badge {
  readonly label: string;
  readonly family: BadgeFamily;
}

export type Viewer = 'candidate' | 'recruiter';
