/** Between a figure and its unit, and before the dash of a range: a line is never broken there. */
export const TIE = '\u00a0';
