/** Why nothing could be read. */
export type Fault = 'NO_TEXT' | 'LOCKED' | 'BROKEN' | 'OLD_WORD' | 'NO_RESUME';

export class Unreadable extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault);
    this.name = 'Unreadable';
    this.fault = fault;
  }
}
