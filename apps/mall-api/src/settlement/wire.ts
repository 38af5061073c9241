import type { MerchantApplication } from '@vermilion/api-client';
import { imageUrl } from '../http/image-url';
import { wireTime, wireTimeOrNull } from '../http/wire-time';
import type { Deps } from '../kernel/context';
import type { ApplicationRow } from './store';

/** Withdrawn applications count as refused. */
export const WIRE_STATUS = { pending: 1, approved: 2, refused: 3, withdrawn: 3 } as const;

export const applicationStatuses = ['pending', 'approved', 'refused', 'withdrawn'] as const;

/** An application as shown to its applicant. */
export const toApplication = (
  { policy, settings }: Pick<Deps, 'policy' | 'settings'>,
  row: ApplicationRow,
): MerchantApplication => ({
  id: row.id,
  name: row.name,
  createTime: wireTime(policy, row.created_at),
  sentTime: wireTime(policy, row.sent_at),
  decisionTime: wireTimeOrNull(policy, row.decided_at),
  auditStatus: WIRE_STATUS[row.status],
  withdrawn: row.status === 'withdrawn',
  denialReason: row.refusal,
  categoryId: row.category_id,
  typeId: row.type_id,
  realName: row.real_name,
  email: row.email,
  countryCode: row.country_code,
  phone: row.phone,
  handlingFee: row.handling_fee,
  keywords: row.keywords,
  country: row.country,
  address: row.address,
  qualificationPicture: JSON.stringify(row.pictures.map((picture) => imageUrl(settings, picture))),
  shopId: row.shop_id,
  keyState: row.shop_id === null ? null : row.key_used_at ? 'used' : 'open',
});
