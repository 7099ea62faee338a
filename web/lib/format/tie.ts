/** A no-break space, between a number and its unit, and before the dash of a range. */
export const TIE = '\u00a0';
