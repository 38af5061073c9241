import type { MerchantApplication } from '@vermilion/api-client';
import { describe, expect, it } from 'vitest';
import { mall } from '../testing/dollar-mall';
import { toApplication, toCategories, toDraft, toTypes, toWireApplication } from './settlement';

const contact = { realName: 'Iris Okafor', email: 'iris@example.com', phone: '7700900123' };
const wire: MerchantApplication = {
  ...contact,
  id: 951,
  name: 'Kiln',
  createTime: '2026-03-02 09:30:00',
  sentTime: '2026-03-03 09:30:00',
  decisionTime: '2026-03-04 09:30:00',
  auditStatus: 2,
  denialReason: null,
  categoryId: 21,
  typeId: 31,
  countryCode: '44',
  handlingFee: 5,
  keywords: 'cups, bowls',
  country: 'United Kingdom',
  address: '2 Mill Lane',
  qualificationPicture: '["/a.png"]',
  shopId: 8,
  keyState: 'open',
};
const names = {
  categories: [{ id: '21', name: 'Food', fee: 5 }],
  types: [{ id: '31', name: 'Flagship' }],
};
const shown = (part: Partial<MerchantApplication>) =>
  toApplication(mall, names)({ ...wire, ...part });

describe('the choices of the form', () => {
  it('are the categories with their fees', () => {
    const categories = [{ id: 21, name: 'Food', handlingFee: 5 }, null as never];
    expect(toCategories(categories)).toEqual([{ id: '21', name: 'Food', fee: 5 }]);
    expect(toCategories(undefined)).toEqual([]);
  });

  it('are the types of shops with what they mean', () => {
    const types = [
      { id: 31, name: 'Flagship', info: 'Sells its own brand' },
      { id: 32, name: 'Outlet', info: '' },
    ];
    expect(toTypes(types)).toEqual([
      { id: '31', name: 'Flagship', info: 'Sells its own brand' },
      { id: '32', name: 'Outlet' },
    ]);
    expect(toTypes(undefined)).toEqual([]);
  });
});

describe('an application in the list', () => {
  it('tells all that was sent, and what became of it', () => {
    expect(shown({})).toEqual({
      ...contact,
      id: 951,
      state: 'approved',
      name: 'Kiln',
      sentAt: new Date('2026-03-03T01:30:00Z'),
      decidedAt: new Date('2026-03-04T01:30:00Z'),
      phone: '+44 7700900123',
      category: 'Food',
      type: 'Flagship',
      keywords: 'cups, bowls',
      address: '2 Mill Lane, United Kingdom',
      pictures: ['/a.png'],
      editHref: '/settlement/951',
      shopHref: '/shop/8',
      keyState: 'open',
    });
  });

  it.each([
    [
      { auditStatus: 3, denialReason: 'No licence' },
      { state: 'refused', reason: 'No licence' },
    ],
    [{ auditStatus: 2, withdrawn: true }, { state: 'approved' }],
    [{ countryCode: null }, { phone: '7700900123' }],
    [{ countryCode: '' }, { phone: '7700900123' }],
    [{ phone: '' }, { phone: undefined }],
    [{ country: null }, { address: '2 Mill Lane' }],
    [{ keywords: '' }, { keywords: undefined }],
    [{ categoryId: 22 }, { category: undefined }],
    [{ shopId: null }, { shopHref: undefined }],
    [{ keyState: 'used' }, { keyState: 'used' }],
    [{ keyState: null }, { keyState: undefined }],
    [{ keyState: 'lost' }, { keyState: undefined }],
  ] as const)('with %j shows %j', (part, model) => {
    expect(shown(part as Partial<MerchantApplication>)).toMatchObject(model);
  });
});

describe('the form', () => {
  const draft = {
    ...contact,
    name: 'Kiln',
    dialCode: '44',
    categoryId: '21',
    typeId: '31',
    keywords: 'cups, bowls',
    country: 'United Kingdom',
    address: '2 Mill Lane',
  };

  it('begins with what was sent before', () => {
    expect(toDraft(wire)).toEqual(draft);
    const sparse = toDraft({ ...wire, countryCode: null, country: null } as never);
    expect(sparse).toMatchObject({ dialCode: '', country: '' });
  });

  it('is sent with the code of the email and the pictures', () => {
    const sent = { ...draft, code: '123456', pictures: [] };
    expect(toWireApplication(sent, ['/a.png', '/b.png'], 'tab')).toEqual({
      ...contact,
      name: 'Kiln',
      captcha: '123456',
      requestKey: 'tab',
      countryCode: '44',
      categoryId: 21,
      typeId: 31,
      keywords: 'cups, bowls',
      country: 'United Kingdom',
      address: '2 Mill Lane',
      qualificationPicture: '["/a.png","/b.png"]',
    });
  });
});
