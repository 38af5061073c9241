import type {
  AgreementVersion,
  MallLook,
  OperatorActivity,
  OperatorAgreement,
  OperatorBanner,
} from '@vermilion/api-client/operator';

export const agreement: OperatorAgreement = {
  id: 7,
  version: 2,
  kind: 'privacy',
  state: 'draft',
  number: null,
  fromTime: null,
  accepted: 0,
  text: '<p>We keep little.</p>',
  translations: { fr: { text: '<p>Nous gardons peu.</p>' } },
};

export const inForce: AgreementVersion = {
  id: 6,
  version: 2,
  kind: 'privacy',
  state: 'inForce',
  number: 2,
  fromTime: '2026-03-01 08:00:00',
  accepted: 1204,
};

export const banner: OperatorBanner = {
  id: 4,
  version: 2,
  slot: 'main',
  picture: '/picture/spring.webp',
  name: 'Spring teas',
  link: '/activity/3',
  fromTime: '2026-03-01 00:00:00',
  untilTime: null,
  shown: true,
  translations: {},
};

export const look: MallLook = {
  version: 2,
  logo: '/picture/logo.webp',
  logoDark: '',
  loginPicture: '',
  recommendPicture: '',
  shopStreetPicture: '',
};

export const activity: OperatorActivity = {
  id: 3,
  version: 1,
  name: 'Tea time',
  type: 1,
  instruction: '',
  pictures: [],
  open: true,
  endTime: null,
  goods: [{ goodsId: 12, picture: banner.picture, name: 'Green tea' }],
  translations: {},
};

/** The home page as shoppers see it, with a banner and an activity. */
export const preview = {
  index: { banner: [{ id: 4, pic: banner.picture, name: 'Spring is here' }], bastBanner: [] },
  activities: [
    {
      id: 3,
      name: 'Tea time',
      type: 1,
      productList: [
        {
          proId: 3,
          proImage: banner.picture,
          image: banner.picture,
          storeName: 'Iron kettle',
          price: '24.50',
          otPrice: null,
        },
      ],
    },
  ],
};
