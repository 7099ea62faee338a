/** What the page has shown in the frame. */
export type Shown =
  | { kind: 'html'; html: string }
  | { kind: 'picture'; name: string; bytes: Blob }
  | { kind: 'pdf'; name: string; bytes: Blob };

/** What the frame answers: it waits, it shows so many pages of all, or it could not. */
export type FrameAnswer =
  | { state: 'ready' }
  | { state: 'shown'; pages: number; total: number }
  | { state: 'failed' };
