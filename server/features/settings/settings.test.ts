import { expect, test } from 'vitest';
import { createAdmin } from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';
import * as settings from './settings.service.ts';

const server = ownServer();

const byItself = { changedBy: null };

test('until an admin sets one, the terms of the price list apply', async () => {
  const found = await settings.current(server.db);
  expect(found).toMatchObject({ hireFeePercent: 8.33, paymentDays: 15, supplier: { gstin: null } });
});

test('the latest value applies, and every earlier one stays with its author', async () => {
  const { id } = await createAdmin(server.db);
  await settings.change(server.db, 'hireFeePercent', 10, { changedBy: id });
  await settings.change(server.db, 'paymentDays', 30, byItself);
  await settings.change(server.db, 'hireFeePercent', 7.5, byItself);
  expect(await settings.current(server.db)).toMatchObject({ hireFeePercent: 7.5, paymentDays: 30 });
  const rows = await server.db
    .selectFrom('settings')
    .select(['value', 'changedBy'])
    .where('name', '=', 'hireFeePercent')
    .orderBy('place')
    .execute();
  expect(rows).toEqual([
    { value: 10, changedBy: id },
    { value: 7.5, changedBy: null },
  ]);
});

test('a value in a transaction that fails never applied', async () => {
  const before = await settings.current(server.db);
  const failing = server.db.transaction().execute(async (tx) => {
    await settings.change(tx, 'paymentDays', 60, byItself);
    expect(await settings.current(tx)).toMatchObject({ paymentDays: 60 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await settings.current(server.db)).toEqual(before);
});

test('an invalid value is not stored', async () => {
  const supplier = {
    legalName: 'Medallist Private Limited',
    address: '1 Church Street, Bengaluru 560001',
    stateCode: '27',
    gstin: '29AAGCT4821K1ZZ',
    bankAccount: null,
  };
  await expect(settings.change(server.db, 'supplier', supplier, byItself)).rejects.toThrow('another state');
  const mistyped = { ...supplier, stateCode: '29', gstin: '29AAGCT4821K1ZY' };
  await expect(settings.change(server.db, 'supplier', mistyped, byItself)).rejects.toThrow('valid GST');
  await expect(settings.change(server.db, 'hireFeePercent', 8.333, byItself)).rejects.toThrow('two digits');
  await expect(settings.change(server.db, 'paymentDays', 91, byItself)).rejects.toThrow();
});

test('the history is append-only', async () => {
  await settings.change(server.db, 'paymentDays', 20, byItself);
  const change = server.db.updateTable('settings').set({ value: JSON.stringify(1) });
  await expect(change.execute()).rejects.toThrow('only ever added');
  await expect(server.db.deleteFrom('settings').execute()).rejects.toThrow('only ever added');
});
