/** What the frame should show. */
export type Shown =
  | { kind: 'html'; html: string }
  | { kind: 'picture'; name: string; bytes: Blob }
  | { kind: 'pdf'; name: string; bytes: Blob };

/** The frame's answer: it is ready, it shows so many pages of the total, or it failed. */
export type FrameAnswer =
  | { state: 'ready' }
  | { state: 'shown'; pages: number; total: number }
  | { state: 'failed' };
