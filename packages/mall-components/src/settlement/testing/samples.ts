import type {
  ApplicationItem,
  ApplicationState,
  SettlementCategory,
  SettlementDraft,
  SettlementType,
} from '../types';

export const sampleCategories: SettlementCategory[] = [
  { id: '1', name: 'Home and kitchen', fee: 5 },
  { id: '2', name: 'Books and toys', fee: 3 },
];

export const sampleTypes: SettlementType[] = [
  { id: '1', name: 'Flagship', info: 'The official shop of a brand' },
  { id: '2', name: 'Speciality', info: 'Goods of several brands of one trade' },
];

export const sampleAgreement =
  '<h2>Agreement for shops</h2><p>You sell what you may sell, and describe it as it is.</p>';

export const sampleDraft: SettlementDraft = {
  name: 'Kiln & Co',
  realName: 'Ann Lee',
  email: 'ann@example.com',
  dialCode: '1',
  phone: '2015550100',
  categoryId: '1',
  typeId: '1',
  keywords: 'tea cups',
  country: '',
  address: '1 Quay Street, Porthaven',
};

const picture = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="${fill}"/></svg>`,
  )}`;

export const samplePictures = [picture('#c8b6a6'), picture('#a4bcd0')];

/** A sample application in the given state. */
export const sampleApplication = (
  state: ApplicationState,
  more: Partial<ApplicationItem> = {},
): ApplicationItem => ({
  id: 1,
  state,
  name: 'Kiln & Co',
  sentAt: new Date('2026-03-02T09:30:00Z'),
  ...(state !== 'waiting' && { decidedAt: new Date('2026-03-05T12:00:00Z') }),
  ...(state === 'refused' && { reason: 'The licence in the first picture has expired.' }),
  ...(state === 'approved' && { shopHref: '/merchant/merchant/home?id=9', keyState: 'open' }),
  realName: 'Ann Lee',
  email: 'ann@example.com',
  phone: '+1 2015550100',
  category: 'Home and kitchen',
  type: 'Flagship',
  keywords: 'tea cups',
  address: '1 Quay Street, Porthaven',
  pictures: samplePictures,
  editHref: '/users/merchant_settled?menuCur=70&id=1',
  ...more,
});
