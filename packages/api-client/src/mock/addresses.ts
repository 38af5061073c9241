import { exampleData } from '../generated/examples.gen';
import type { Address } from '../generated/models.gen';
import { pageOf } from './page';
import { notFound } from './refusal';
import type { Resolvers } from './resolvers';
import type { MockState } from './state';

/** An address of the shopper. */
export function addressWith({ addresses }: MockState, id: number): Address {
  const address = addresses.find((one) => one.id === id);
  if (!address) throw notFound();
  return address;
}

function makeDefault(state: MockState, id: number) {
  addressWith(state, id);
  state.addresses = state.addresses.map((one) => ({ ...one, isDefault: one.id === id }));
}

const defaultFirst = ({ addresses }: MockState) =>
  addresses.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));

/** The shopper's addresses. */
export const addressResolvers: Resolvers = {
  addressList: (state, page) => pageOf(defaultFirst(state), page),
  allAddresses: defaultFirst,
  addressDetail: (state, { id }) => addressWith(state, id),
  defaultAddress: ({ addresses }) => addresses.find((one) => one.isDefault) ?? null,
  saveAddress(state, { id, ...fields }) {
    const known = id ? addressWith(state, id) : { ...exampleData.saveAddress, isDefault: false };
    // The mock knows no names of countries
    const countryIso = fields.country === known.country ? known.countryIso : null;
    const saved = { ...known, ...fields, countryIso, id: id || state.nextId() } as typeof known;
    state.addresses = [saved, ...state.addresses.filter((one) => one.id !== saved.id)];
    if (saved.isDefault) makeDefault(state, saved.id);
    return saved;
  },
  setDefaultAddress(state, { id }) {
    makeDefault(state, id);
    return null;
  },
  deleteAddress(state, { id }) {
    addressWith(state, id);
    state.addresses = state.addresses.filter((one) => one.id !== id);
    return null;
  },
};
