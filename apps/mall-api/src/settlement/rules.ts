import type { ApplicationFields as Sent } from '@vermilion/api-client';
import { normalEmail } from '../auth/email';
import type { ApplicationStatus } from '../db/schema';
import { BusinessError, namedError } from '../kernel/errors';
import { storedPhone } from '../kernel/phone-numbers';

/** Pictures of licences and similar documents. */
export const MAX_PICTURES = 10;

/** Whether an application was refused or withdrawn: it can be sent again. */
export const isOver = (status: ApplicationStatus): boolean =>
  status === 'refused' || status === 'withdrawn';

export const nameTaken = () => namedError('shop-name-taken', 500, 'A shop has this name already.');

export const emailTaken = () =>
  namedError('shop-email-taken', 500, 'A shop has this email address already.');

/** The number of the applicant, if given. */
function phoneOf({ phone, countryCode }: Sent) {
  if (!phone?.trim()) return { country_code: '', phone: '' };
  if (/\p{L}/u.test(phone)) throw namedError('wrong-phone', 400, 'phone is not valid');
  const { dialCode, national } = storedPhone(phone, countryCode ?? '');
  return { country_code: dialCode, phone: national };
}

/** The submitted fields in their stored form. */
export function tidyFields(sent: Sent) {
  return {
    name: sent.name,
    real_name: sent.realName,
    email: normalEmail(sent.email),
    ...phoneOf(sent),
    category_id: sent.categoryId,
    type_id: sent.typeId,
    keywords: sent.keywords ?? '',
    country: sent.country ?? '',
    address: sent.address,
  };
}

/** Parses the picture URLs, which the wire has as JSON text. */
export function pictureAddresses(json: string): string[] {
  const wrong = new BusinessError(
    400,
    `qualificationPicture must be the JSON text of a list of 1 to ${MAX_PICTURES} addresses`,
  );
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    throw wrong;
  }
  if (!Array.isArray(list) || list.length < 1 || list.length > MAX_PICTURES) throw wrong;
  return list.map((one) => {
    if (typeof one !== 'string') throw wrong;
    return one;
  });
}
