import type { MallArgs, MerchantApplication, ShopCategory, ShopType } from '@vermilion/api-client';
import type {
  ApplicationItem,
  ApplicationState,
  SettlementApplication,
  SettlementCategory,
  SettlementDraft,
  SettlementType,
} from '@vermilion/mall-components/settlement';
import { jsonOf } from '../format/json';
import type { Mall } from '../format/mall';
import { integerOf, rowsOf, textOf } from '../format/rows';
import { optionalDate } from '../format/wire';

/** The mall's categories of shops, for the form. */
export const toCategories = (wire: readonly ShopCategory[] | undefined): SettlementCategory[] =>
  rowsOf(wire, ({ id, name, handlingFee }) => ({
    id: String(integerOf(id)),
    name: textOf(name),
    fee: integerOf(handlingFee),
  }));

/** The mall's types of shops, for the form. */
export const toTypes = (wire: readonly ShopType[] | undefined): SettlementType[] =>
  rowsOf(wire, ({ id, name, info }) => ({
    id: String(integerOf(id)),
    name: textOf(name),
    info: info || undefined,
  }));

const states: Record<number, ApplicationState> = { 1: 'waiting', 2: 'approved' };

/** The state of an application; one whose status is unknown counts as refused. */
export const toApplicationState = ({
  auditStatus,
  withdrawn,
}: Pick<MerchantApplication, 'auditStatus' | 'withdrawn'>): ApplicationState =>
  states[auditStatus] ?? (withdrawn ? 'withdrawn' : 'refused');

/** The URLs in the JSON text of the wire. */
export const picturesOf = ({
  qualificationPicture,
}: Pick<MerchantApplication, 'qualificationPicture'>): string[] =>
  rowsOf(jsonOf<unknown[]>(qualificationPicture, []), textOf);

interface Names {
  categories: readonly SettlementCategory[];
  types: readonly SettlementType[];
}

const nameOf = (list: readonly { id: string; name: string }[], id: number) =>
  list.find((one) => one.id === String(id))?.name;

const phoneOf = ({ countryCode, phone }: Pick<MerchantApplication, 'countryCode' | 'phone'>) =>
  phone ? [countryCode && `+${countryCode}`, phone].filter(Boolean).join(' ') : undefined;

/** An application as a list item. */
export const toApplication =
  (mall: Mall, { categories, types }: Names) =>
  (wire: MerchantApplication): ApplicationItem => ({
    id: integerOf(wire.id),
    state: toApplicationState(wire),
    name: textOf(wire.name),
    sentAt: optionalDate(mall, wire.sentTime ?? wire.createTime),
    decidedAt: optionalDate(mall, wire.decisionTime),
    reason: wire.denialReason ?? undefined,
    realName: wire.realName,
    email: wire.email,
    phone: phoneOf(wire),
    category: nameOf(categories, wire.categoryId),
    type: nameOf(types, wire.typeId),
    keywords: wire.keywords || undefined,
    address: [wire.address, wire.country].filter(Boolean).join(', '),
    pictures: picturesOf(wire),
    editHref: mall.links.settlement(wire.id),
    shopHref: wire.shopId ? mall.links.shop(wire.shopId) : undefined,
    keyState: wire.keyState === 'open' || wire.keyState === 'used' ? wire.keyState : undefined,
  });

/** The form's initial values for an existing application. */
export const toDraft = (wire: MerchantApplication): SettlementDraft => ({
  name: wire.name,
  realName: wire.realName,
  email: wire.email,
  dialCode: wire.countryCode ?? '',
  phone: wire.phone,
  categoryId: String(wire.categoryId),
  typeId: String(wire.typeId),
  keywords: wire.keywords,
  country: wire.country ?? '',
  address: wire.address,
});

/** An application as request arguments. */
export const toWireApplication = (
  application: SettlementApplication,
  pictures: readonly string[],
  requestKey: string,
): MallArgs['applyAsMerchant'] => ({
  name: application.name,
  realName: application.realName,
  email: application.email,
  captcha: application.code,
  requestKey,
  countryCode: application.phone ? application.dialCode : '',
  phone: application.phone,
  categoryId: Number(application.categoryId),
  typeId: Number(application.typeId),
  keywords: application.keywords,
  country: application.country,
  address: application.address,
  qualificationPicture: JSON.stringify(pictures),
});
