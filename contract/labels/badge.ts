/**
 * The badge families of the visual language. `earned` (gold) is for hires and verified degrees only;
 * `outline` has no fill: an end that nobody comes back from.
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
