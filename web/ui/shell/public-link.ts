/** An entry of the header or the footer of a public page. */
export interface PublicLink {
  label: string;
  to: string;
}
