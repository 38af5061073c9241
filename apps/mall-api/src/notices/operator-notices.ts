import { formatMessage } from '@vermilion/mails';
import type { Deps } from '../kernel/context';
import { amountIn, localFormat } from '../kernel/local-format';
import { notesOf } from '../payment/note-store';
import { lastReport } from '../payout/check-store';
import { findReport } from '../report/store';
import { facts } from './fact';
import type { FindNotice } from './notice';

/** Who runs the mall, in its own language. */
const mall = ({ settings, policy }: Deps) => ({
  audience: { shopId: null, to: settings.operatorMail ?? null },
  language: policy.mall.language,
});

const backOffice = ({ settings }: Pick<Deps, 'settings'>, path = '') =>
  `${settings.storefrontUrl}/back-office${path}`;

export const applicationReceived: FindNotice<'applicationReceived'> = async (deps, id) => {
  const values = await deps.db
    .selectFrom('merchant_application')
    .select('name as shop')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return values && { ...mall(deps), values, url: backOffice(deps, '/applications') };
};

/** What was reported goes into the mail, not what the shopper wrote about it. */
export const reportMade: FindNotice<'reportMade'> = async (deps, id) => {
  const report = await findReport(deps.db, id);
  const subject = report && (report.goodsName ?? report.shopName);
  if (report?.status !== 'open' || !subject) return undefined;
  return { ...mall(deps), values: { subject }, url: backOffice(deps, '/reports?state=open') };
};

export const jobFailed: FindNotice<'jobFailed'> = async (deps, id) => {
  const values = await deps.db
    .selectFrom('job')
    .select('name as job')
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirst();
  return values && { ...mall(deps), values, url: backOffice(deps, '/jobs') };
};

const orderNoOf = ({ db }: Deps, groupId: number) =>
  db
    .selectFrom('order_group')
    .select('order_no as order')
    .where('id', '=', groupId)
    .executeTakeFirst();

/** What has happened to the payments of an order at their provider, such as a dispute. */
export const paymentMoved: FindNotice<'paymentMoved'> = async (deps, groupId) => {
  const values = await orderNoOf(deps, groupId);
  if (!values) return undefined;
  const { language } = mall(deps);
  const { amount, time } = localFormat(deps.policy, language);
  const happened = (await notesOf(deps.db, groupId)).map(
    ({ kind, amountMinor, at }) =>
      `${time(at)}: ${formatMessage(language, `payment.${kind}`)}, ${amount(amountMinor)}`,
  );
  return {
    ...mall(deps),
    values,
    url: backOffice(deps, '/orders'),
    facts: facts(language, { happened }),
  };
};

/** Money that came for an order and does not belong to it. */
export const moneyUnmatched: FindNotice<'moneyUnmatched'> = async (deps, id) => {
  const money = await deps.db
    .selectFrom('payment_refund')
    .select(['order_no as order', 'amount_minor as minor', 'currency', 'reason as why'])
    .where('id', '=', id)
    .where('reason', '<>', 'order')
    .executeTakeFirst();
  if (!money) return undefined;
  const { order, minor, currency, why } = money;
  const amount = amountIn(deps.policy, mall(deps).language)(minor, currency);
  return { ...mall(deps), values: { order, why, amount }, url: backOffice(deps, '/orders') };
};

export const paymentContradicts: FindNotice<'paymentContradicts'> = async (deps, groupId) => {
  const values = await orderNoOf(deps, groupId);
  return values && { ...mall(deps), values, url: backOffice(deps, '/orders') };
};

/** Most that are named; the page shows all. */
const NAMED = 10;

export const ledgerDiffers: FindNotice<'ledgerDiffers'> = async (deps) => {
  const { report } = (await lastReport(deps.db)) ?? {};
  if (!report || report.agrees) return undefined;
  const { language } = mall(deps);
  const differences = report.differences
    .slice(0, NAMED)
    .map(({ subject, check }) => `${subject}: ${check}`);
  return {
    ...mall(deps),
    values: { count: report.found },
    url: backOffice(deps, '/payouts?tab=ledger'),
    facts: facts(language, { differences }),
  };
};
