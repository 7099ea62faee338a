/** An entry of the head or the foot of a public page. */
export interface PublicLink {
  label: string;
  to: string;
}
