import { expect, test } from 'vitest';
import { defineTransitions, partyOfMember } from './transitions.ts';

type Status = 'OPEN' | 'SHUT' | 'GONE';
const lines = [
  { action: 'SHUT', from: ['OPEN'], by: ['RECRUITER'], to: 'SHUT' },
  { action: 'KEEP', from: ['OPEN', 'SHUT'], by: ['ADMIN'] },
] as const;
const phases = { OPEN: 'LIVE', SHUT: 'LIVE', GONE: 'OVER' } as const;
const doors = defineTransitions<{ status: Status }>()({ phases, lines });
const now = new Date();

test('an action that does not change the state returns the current state', () => {
  expect(doors.admit('KEEP', { status: 'SHUT' }, 'ADMIN', now)).toBe('SHUT');
});

test('an action of another party is forbidden, one of another state fails with a changed state', () => {
  expect(doors.refusal('SHUT', { status: 'OPEN' }, 'ADMIN', now)).toBe('FORBIDDEN');
  expect(doors.refusal('SHUT', { status: 'GONE' }, 'RECRUITER', now)).toBe('STATE_CHANGED');
  expect(() => doors.admit('SHUT', { status: 'GONE' }, 'RECRUITER', now)).toThrow(/changed in the meantime/);
});

test('a viewer gets no button', () => {
  expect(partyOfMember('VIEWER')).toBeUndefined();
  expect(doors.allowedActions({ status: 'OPEN' }, partyOfMember('VIEWER'), now)).toEqual([]);
  expect(doors.allowedActions({ status: 'OPEN' }, partyOfMember('OWNER'), now)).toEqual(['SHUT']);
});

test('sets of states come from their phases and from where actions start', () => {
  expect(doors.statusesIn('LIVE')).toEqual(['OPEN', 'SHUT']);
  expect(doors.statusesFor('KEEP')).toEqual(['OPEN', 'SHUT']);
  expect(doors.phaseOf('GONE')).toBe('OVER');
});

test('a state without a phase does not compile, and neither does a line that names an unknown one', () => {
  type Wider = { status: Status | 'ON_HOLD' };
  // @ts-expect-error ON_HOLD has no phase.
  defineTransitions<Wider>()({ phases, lines });
  const unknown = [{ action: 'SHUT', from: ['AJAR'], by: ['ADMIN'] }] as const;
  // @ts-expect-error AJAR is no state.
  defineTransitions<{ status: Status }>()({ phases, lines: unknown });
  expect(doors.actions).toEqual(['SHUT', 'KEEP']);
});
