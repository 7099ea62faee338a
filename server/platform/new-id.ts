import { v7 } from 'uuid';

/** A UUIDv7: sorts by creation, so that primary keys are appended at one end of their index. */
export function newId(): string {
  return v7();
}
