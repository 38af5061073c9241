import type { PointsEntry } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toBalance, toPointsEntry, toRules } from './points';

const wire: PointsEntry = {
  id: 1,
  type: 'earned',
  integral: 42,
  createTime: '2026-03-01 12:00:00',
  thawTime: null,
  masterOrderNo: null,
  merOrderNo: null,
  refundOrderNo: null,
  productName: null,
  productNum: 0,
};

describe('points', () => {
  it.each([
    [{ merOrderNo: 'SH1' }, '/order/SH1'],
    [{ masterOrderNo: 'PT1' }, '/order/PT1?status=0'],
    [{ refundOrderNo: 'RE1' }, '/refund/RE1'],
    [{}, undefined],
  ])('leads from the entry of %j to %s', (numbers, href) => {
    expect(toPointsEntry(mall)({ ...wire, ...numbers }).source?.href).toBe(href);
  });

  it('names what was ordered, and counts the other goods', () => {
    const ordered = { ...wire, merOrderNo: 'SH1', productName: 'Mug', productNum: 3 };
    expect(toPointsEntry(mall)(ordered).source?.goods).toEqual({ name: 'Mug', others: 2 });
    expect(toPointsEntry(mall)({ ...wire, merOrderNo: 'SH1' }).source?.goods).toBeUndefined();
  });

  it('says until when points are frozen', () => {
    expect(toPointsEntry(mall)(wire).frozenUntil).toBeUndefined();
    const { frozenUntil } = toPointsEntry(mall)({ ...wire, thawTime: '2026-03-31 12:00:00' });
    expect(frozenUntil).toEqual(new Date('2026-03-31T04:00:00Z'));
  });

  it('reads balance and rules', () => {
    const summary = {
      integral: 10,
      frozenIntegral: 5,
      sumIntegral: 20,
      deductionIntegral: 5,
      integralPrice: '0.01',
      integralRate: 2,
      frozenDays: 30,
    };
    expect(toBalance(summary)).toEqual({ current: 10, frozen: 5, earned: 20, spent: 5 });
    expect(toRules(mall)(summary)).toEqual({ perUnit: 2, pointMinor: 1, frozenDays: 30 });
  });
});
