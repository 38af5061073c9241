import type { InLanguages, Language } from '../kernel/language';

export interface MenuEntry {
  id: number;
  name: string;
  pc_url: string;
  pic: string;
  url: string;
}

interface Page {
  id: number;
  path: string;
  names: InLanguages<string>;
}

/** Storefront pages of the account menu. The ids are hard-coded in storefronts. */
const pages: readonly Page[] = [
  {
    id: 65,
    path: '/users/user_info',
    names: {
      en: 'Profile',
      'zh-CN': '个人资料',
      es: 'Perfil',
      fr: 'Profil',
      th: 'ข้อมูลส่วนตัว',
      lo: 'ຂໍ້ມູນສ່ວນຕົວ',
    },
  },
  {
    id: 66,
    path: '/users/address_list',
    names: {
      en: 'Addresses',
      'zh-CN': '收货地址',
      es: 'Direcciones',
      fr: 'Adresses',
      th: 'ที่อยู่',
      lo: 'ທີ່ຢູ່',
    },
  },
  {
    id: 67,
    path: '/users/collection_list',
    names: {
      en: 'Collections',
      'zh-CN': '我的收藏',
      es: 'Favoritos',
      fr: 'Favoris',
      th: 'รายการโปรด',
      lo: 'ລາຍການທີ່ມັກ',
    },
  },
  {
    id: 68,
    path: '/users/coupon_list',
    names: {
      en: 'Coupons',
      'zh-CN': '优惠券',
      es: 'Cupones',
      fr: 'Coupons',
      th: 'คูปอง',
      lo: 'ຄູປອງ',
    },
  },
  {
    id: 70,
    path: '/users/merchant_settled',
    names: {
      en: 'Open a shop',
      'zh-CN': '商家入驻',
      es: 'Abrir una tienda',
      fr: 'Ouvrir une boutique',
      th: 'เปิดร้าน',
      lo: 'ເປີດຮ້ານ',
    },
  },
  {
    id: 71,
    path: '/users/application_record',
    names: {
      en: 'My applications',
      'zh-CN': '申请记录',
      es: 'Mis solicitudes',
      fr: 'Mes demandes',
      th: 'คำขอของฉัน',
      lo: 'ຄຳຂໍຂອງຂ້ອຍ',
    },
  },
];

/** The entries of the account menu in a language. */
export const userMenuEntries = (language: Language): MenuEntry[] =>
  pages.map(({ id, path, names }) => ({
    id,
    name: names[language],
    pc_url: path,
    pic: '',
    url: '',
  }));
