import type { Address } from '@vermilion/api-client';
import { countryOf } from '@vermilion/input-rules/country';
import { defineHandlers, signedIn } from '../http/handler';
import { sliceOf, toPage } from '../http/page';
import { wireTime } from '../http/wire-time';
import type { Deps } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { requireCountry } from './country';
import { fieldsOf } from './fields';
import { mayKeepPostalCode, wirePostalCode } from './postal-code';
import * as store from './store';

const noSuchAddress = () => namedError('not-found', 500, 'This address does not exist.');

const wrongPostalCode = () =>
  namedError(
    'wrong-post-code',
    400,
    'This is no postal code of the chosen country. Check it and the country.',
  );

const toAddress = ({ policy }: Deps, row: store.AddressRow): Address => ({
  id: row.id,
  uid: row.user_id,
  realName: row.real_name,
  phone: row.phone,
  email: row.email,
  country: row.country,
  countryIso: countryOf(row.country) ?? null,
  countryCode: row.country_code,
  detail: row.detail,
  postCode: wirePostalCode(row.post_code),
  isDefault: row.is_default,
  createTime: wireTime(policy, row.created_at),
  updateTime: wireTime(policy, row.updated_at),
  isDel: row.is_deleted,
});

export const addressHandlers = defineHandlers({
  async defaultAddress(ctx) {
    const rows = await store.listAddresses(ctx.db, signedIn(ctx).id);
    const row = rows.find((one) => one.is_default);
    return row ? toAddress(ctx, row) : null;
  },

  async addressList(ctx, { query }) {
    const { id } = signedIn(ctx);
    const rows = await store.listAddresses(ctx.db, id, sliceOf(query));
    const total = await store.countAddresses(ctx.db, id);
    return toPage(
      rows.map((row) => toAddress(ctx, row)),
      total,
      query,
    );
  },

  async allAddresses(ctx) {
    const rows = await store.listAddresses(ctx.db, signedIn(ctx).id);
    return rows.map((row) => toAddress(ctx, row));
  },

  async addressDetail(ctx, { params }) {
    const row = await store.findAddress(ctx.db, signedIn(ctx).id, params.id);
    if (!row) throw noSuchAddress();
    return toAddress(ctx, row);
  },

  async saveAddress(ctx, { body }) {
    const { id, isDefault, ...sent } = body;
    const fields = fieldsOf(sent);
    if (!mayKeepPostalCode(requireCountry(fields.country), fields.postCode))
      throw wrongPostalCode();
    const max = ctx.policy.address.maxPerUser;
    const row = await store.saveAddress(
      ctx.db,
      signedIn(ctx).id,
      // For a new address storefronts send either 0 or nothing
      { id: id || undefined, isDefault: isDefault ?? false, fields, max },
      ctx.now(),
    );
    if (row === undefined) throw noSuchAddress();
    if (row === null)
      throw namedError('limit-reached', 500, `You can keep at most ${max} addresses.`);
    return toAddress(ctx, row);
  },

  async deleteAddress(ctx, { body }) {
    if (await store.deleteAddress(ctx.db, signedIn(ctx).id, body.id, ctx.now())) return null;
    throw noSuchAddress();
  },

  async setDefaultAddress(ctx, { body }) {
    if (await store.makeDefault(ctx.db, signedIn(ctx).id, body.id, ctx.now())) return null;
    throw noSuchAddress();
  },

  /** No geolocation service is used: the caller's IP address is not disclosed to third parties. */
  addressByIp: () => ({ country_name: '', country_calling_code: '', region: '', city: '' }),
});
