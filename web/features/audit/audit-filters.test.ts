import { expect, test } from 'vitest';
import { actionsOn, kindsOf } from './audit-filters.tsx';

const ACTIONS = ['company.approved', 'company.rejected', 'company_document.rejected', 'user.suspended'];

test('each kind of object that anything happened to is offered once', () => {
  expect(kindsOf(ACTIONS)).toEqual(['company', 'company_document', 'user']);
});

test('with a kind chosen its own actions are offered, without one all', () => {
  expect(actionsOn('company', ACTIONS)).toEqual(['company.approved', 'company.rejected']);
  expect(actionsOn(undefined, ACTIONS)).toEqual(ACTIONS);
});
