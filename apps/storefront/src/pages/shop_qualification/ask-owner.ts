import { type MallClient, MallError } from '@vermilion/api-client';
import type { ShopOwner } from '@vermilion/mall-components/shop';
import { listOf } from '@vermilion/mall-data/format';
import type { CaptchaProof } from '@vermilion/mall-data/login';

/** The owner of a shop; undefined when the captcha was not solved. */
export async function askOwner(
  api: Pick<MallClient, 'shopQualification'>,
  id: number,
  proof: CaptchaProof,
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
