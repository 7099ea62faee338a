/** A paragraph, points, a list of names with what they mean, or the address to write to. */
export type Block =
  | string
  | { points: readonly string[] }
  | { terms: readonly (readonly [term: string, meaning: string])[] }
  | { contact: string };

export interface LegalSection {
  /** Its place in the address of the page. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface LegalText {
  title: string;
  lead: string;
  /** The day of the last change, as 2026-11-21. */
  updated: string;
  sections: readonly LegalSection[];
}
