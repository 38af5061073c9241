import { type MallClient, MallError } from '@vermilion/api-client';
import type { ShopOwner } from '@vermilion/mall-components/shop';
import type { Proof } from '../../captcha/use-captcha';
import { listOf } from '../../wire/json';

/** The owner of a shop; undefined when the captcha was not solved. */
export async function askOwner(
  api: Pick<MallClient, 'shopQualification'>,
  id: number,
  proof: Proof,
): Promise<ShopOwner | undefined> {
  try {
    const detail = await api.shopQualification({ id, ...proof });
    const { realName: name, email, phone, address } = detail;
    return { name, email, phone, address, licences: listOf(detail.qualificationPicture) };
  } catch (error) {
    if (error instanceof MallError && error.kind === 'captcha') return undefined;
    throw error;
  }
}
