import {
  adminCreditInvoice,
  adminRecordPayment,
  adminRecordRefund,
  adminRemindOfInvoice,
} from '#contract/invoices/money.ts';
import { adminHoldReward, adminReleaseReward } from '#contract/payouts/admin-rewards.ts';
import {
  adminDiscardPayout,
  adminMakePayout,
  adminMarkFailed,
  adminMarkPaid,
  adminSendPayout,
  adminTakeOutOfPayout,
} from '#contract/payouts/batches.ts';
import { invoiceOne } from '#server/testing/factories/invoices.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { lineIdsOf, paidBody, payableOne, sendPayout } from '#server/testing/factories/rewards.ts';
import type { Scenarios, Stage } from './act.ts';

const reason = 'The bank has asked.';

async function draft({ server, admin }: Stage): Promise<string> {
  const { id } = await payableOne(server);
  const { data } = await server.as(admin).call(adminMakePayout, { body: { rewardIds: [id] } });
  return data.id;
}

async function sent({ server, admin }: Stage) {
  const { id } = await payableOne(server);
  return sendPayout(server, admin, [id]);
}

async function invoice({ server, admin }: Stage) {
  const { invoice: issued } = await invoiceOne(server.db);
  const params = { id: issued.id };
  const credit = { percent: 50, reason: 'Agreed by mail', credited: 0 };
  const pay = (received: number) => {
    const body = { paidOn: dayIn(0), withheld: 0, reference: `NEFT ${issued.id.slice(-8)}`, received };
    return server.as(admin).call(adminRecordPayment, { params, body });
  };
  return {
    about: issued.id,
    total: issued.total,
    pay,
    credit: () => server.as(admin).call(adminCreditInvoice, { params, body: credit }),
    remind: () => server.as(admin).call(adminRemindOfInvoice, { params }),
    refund: () =>
      server.as(admin).call(adminRecordRefund, {
        params,
        body: { refundedOn: dayIn(0), reference: 'NEFT 9', refunded: 0, amount: 1000 },
      }),
  };
}

export const MONEY: Scenarios = {
  async adminRecordPayment(stage) {
    const { about, pay } = await invoice(stage);
    return { about, call: () => pay(1000) };
  },
  async adminCreditInvoice(stage) {
    const { about, credit } = await invoice(stage);
    return { about, call: credit };
  },
  async adminRecordRefund(stage) {
    const { about, total, pay, credit, refund } = await invoice(stage);
    await pay(total);
    await credit();
    return { about, call: refund };
  },
  async adminRemindOfInvoice(stage) {
    const { about, remind } = await invoice(stage);
    return { about, call: remind };
  },
  async adminHoldReward({ server, admin }) {
    const { id } = await payableOne(server);
    return {
      about: id,
      call: () => server.as(admin).call(adminHoldReward, { params: { id }, body: { reason } }),
    };
  },
  async adminReleaseReward({ server, admin }) {
    const { id } = await payableOne(server);
    await server.as(admin).call(adminHoldReward, { params: { id }, body: { reason } });
    return {
      about: id,
      call: () => server.as(admin).call(adminReleaseReward, { params: { id }, body: { reason } as never }),
    };
  },
  async adminMakePayout({ server, admin }) {
    const { id } = await payableOne(server);
    const newest = () => server.db.selectFrom('payoutBatches').select('id').orderBy('id', 'desc').limit(1);
    return {
      isNew: true,
      about: async () => (await newest().executeTakeFirstOrThrow()).id,
      call: () => server.as(admin).call(adminMakePayout, { body: { rewardIds: [id] } }),
    };
  },
  async adminTakeOutOfPayout(stage) {
    const id = await draft(stage);
    const lineIds = await lineIdsOf(stage.server, id);
    return {
      about: id,
      call: () =>
        stage.server.as(stage.admin).call(adminTakeOutOfPayout, { params: { id }, body: { lineIds } }),
    };
  },
  async adminDiscardPayout(stage) {
    const id = await draft(stage);
    return {
      about: id,
      call: () => stage.server.as(stage.admin).call(adminDiscardPayout, { params: { id } }),
    };
  },
  async adminSendPayout(stage) {
    const id = await draft(stage);
    return { about: id, call: () => stage.server.as(stage.admin).call(adminSendPayout, { params: { id } }) };
  },
  async adminMarkPaid(stage) {
    const { id, lineIds } = await sent(stage);
    const body = paidBody(lineIds);
    return {
      about: id,
      call: () => stage.server.as(stage.admin).call(adminMarkPaid, { params: { id }, body }),
    };
  },
  async adminMarkFailed(stage) {
    const { id, lineIds } = await sent(stage);
    return {
      about: id,
      call: () =>
        stage.server.as(stage.admin).call(adminMarkFailed, { params: { id }, body: { lineIds, reason } }),
    };
  },
};
