import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type Press = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'> | ReactKeyboardEvent;

/**
 * Whether a key press belongs to an input method, which writes Hindi or Japanese by choosing from a list: its Enter takes
 * a choice and must not send. Safari ends the composition before that press and says so by the key code alone.
 */
export function isComposing(event: Press): boolean {
  const { isComposing: isOpen, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isOpen || keyCode === 229;
}

/** Enter that means to send or to take, and not to end a composition. */
export function isEnter(event: Press): boolean {
  return event.key === 'Enter' && !isComposing(event);
}
