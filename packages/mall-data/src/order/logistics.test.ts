import type { OrderExpress } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { wireOrder } from '../testing/wire-order';
import { toLogistics, toShopDetail } from './detail';

const parcel = {
  orderNo: 'SH1',
  expNo: 'SP1',
  expName: 'Swift Parcel',
  courier: null,
  courierPhone: null,
  logisticsInfo: JSON.stringify([
    { AcceptStation: 'Collected in Malmö', AcceptTime: '2026-03-02 09:30:00' },
    { AcceptStation: 'Lost its time' },
    { AcceptTime: '2026-03-03 09:30:00' },
  ]),
} as OrderExpress; // what is read
const empty = { ...parcel, expNo: '', expName: '', logisticsInfo: '' } as OrderExpress;

describe('the way of a parcel', () => {
  it('tells the company, the number and every event that has a place and a time', () => {
    expect(toLogistics(mall, parcel)).toEqual({
      courier: 'Swift Parcel',
      waybill: 'SP1',
      traces: [{ text: 'Collected in Malmö', at: new Date('2026-03-02T01:30:00Z') }],
    });
  });

  it('tells who brings it where the shop delivers itself', () => {
    expect(toLogistics(mall, { ...empty, courier: 'Ola', courierPhone: '701' })).toEqual({
      courierName: 'Ola',
      courierPhone: '701',
      traces: [],
    });
  });

  it.each([
    ['only a company is known', { ...empty, expName: 'Swift Parcel' }, { courier: 'Swift Parcel' }],
    ['only a number is known', { ...empty, expNo: 'SP1' }, { waybill: 'SP1' }],
  ])('is shown when %s', (_case, express, part) => {
    expect(toLogistics(mall, express)).toEqual({ ...part, traces: [] });
  });

  it.each([null, undefined, empty])('is not there for %j', (express) => {
    expect(toLogistics(mall, express)).toBeUndefined();
  });

  it('begins when the order is sent', () => {
    const at = (status: number) => toShopDetail(mall, { ...wireOrder, status }, parcel).logistics;
    expect(at(0)).toBeUndefined();
    expect(at(1)?.waybill).toBe('SP1');
  });
});
