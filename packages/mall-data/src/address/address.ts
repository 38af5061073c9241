import type { Address as WireAddress, MallArgs } from '@vermilion/api-client';
import type { Address, AddressDraft } from '@vermilion/mall-components/address';

const digits = (text: string) => text.replace(/\D/g, '');

/** An address of the account's address book. */
export const toAddress = (wire: WireAddress): Address => ({
  id: wire.id,
  name: wire.realName,
  email: wire.email,
  country: wire.country,
  countryIso: wire.countryIso && /^[A-Z]{2}$/.test(wire.countryIso) ? wire.countryIso : undefined,
  dialCode: digits(String(wire.countryCode)),
  phone: wire.phone,
  detail: wire.detail,
  postCode: String(wire.postCode),
  isDefault: wire.isDefault,
});

/** A number if the code is numeric, else text; undefined for countries without postal codes. */
const wirePostalCode = (code: string) =>
  /^(0|[1-9]\d{0,8})$/.test(code) ? Number(code) : code || undefined;

/** An address as the API saves it; `id` updates an existing one. */
export const toSaveArgs = (draft: AddressDraft, id?: number): MallArgs['saveAddress'] => ({
  id,
  realName: draft.name,
  email: draft.email,
  country: draft.country,
  countryCode: draft.dialCode,
  phone: draft.phone,
  detail: draft.detail,
  postCode: wirePostalCode(draft.postCode),
  isDefault: draft.isDefault,
});
