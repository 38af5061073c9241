import type { MerchantApplication } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import {
  picturesOf,
  toApplication,
  toApplicationState,
  toDraft,
  toWireApplication,
} from './settlement';

const wire: MerchantApplication = {
  id: 5,
  name: 'Kiln',
  createTime: '2026-03-02 17:30:00',
  auditStatus: 1,
  denialReason: null,
  categoryId: 1,
  typeId: 2,
  realName: 'Ann',
  email: 'ann@example.com',
  handlingFee: 5,
  countryCode: '1',
  phone: '5550100',
  keywords: '',
  address: '1 Quay',
  country: 'Canada',
  qualificationPicture: '["/picture/a.png"]',
};
const names = { categories: [{ id: '1', name: 'Home', fee: 5 }], types: [] };

describe('applications', () => {
  it('tells the state of an application', () => {
    const states = [1, 2, 3].map((auditStatus) => toApplicationState({ auditStatus }));
    expect(states).toEqual(['waiting', 'approved', 'refused']);
    expect(toApplicationState({ auditStatus: 3, withdrawn: true })).toBe('withdrawn');
  });

  it('shows an application by the names of the mall, also that of a server without our fields', () => {
    expect(toApplication(mall, names)(wire)).toMatchObject({
      state: 'waiting',
      category: 'Home',
      type: undefined,
      phone: '+1 5550100',
      address: '1 Quay, Canada',
      pictures: ['/picture/a.png'],
      shopHref: undefined,
      sentAt: new Date('2026-03-02T09:30:00Z'),
      editHref: '/settlement/5',
    });
  });

  it.each(['', 'x', '{}', '[1]'])('takes the pictures %j for none', (qualificationPicture) => {
    expect(picturesOf({ qualificationPicture })).toEqual([]);
  });

  it('gives back what the form was given', () => {
    const sent = { ...toDraft(wire), code: '', pictures: [] };
    expect(toWireApplication(sent, picturesOf(wire), 'tab')).toMatchObject({
      name: 'Kiln',
      categoryId: 1,
      typeId: 2,
      countryCode: '1',
      phone: '5550100',
      captcha: '',
      requestKey: 'tab',
      qualificationPicture: '["/picture/a.png"]',
    });
    expect(toWireApplication({ ...sent, phone: '' }, [], 'tab').countryCode).toBe('');
  });
});
