import { expect, test } from 'vitest';
import { actionsOn, kindsOf } from './audit-filters.tsx';

const ACTIONS = ['company.approved', 'company.rejected', 'company_document.rejected', 'user.suspended'];

test('each kind of object with an entry is offered once', () => {
  expect(kindsOf(ACTIONS)).toEqual(['company', 'company_document', 'user']);
});

test('with a kind chosen only its actions are offered, otherwise all', () => {
  expect(actionsOn('company', ACTIONS)).toEqual(['company.approved', 'company.rejected']);
  expect(actionsOn(undefined, ACTIONS)).toEqual(ACTIONS);
});
