import type { OperatorArgs } from '@vermilion/api-client/operator';

/** The address of an account as typed: an e-mail address, a phone number with `+`, or its number. Else undefined. */
export function addressOf(text: string): OperatorArgs['findShoppers'] | undefined {
  const typed = text.trim();
  if (/^\S+@\S+$/.test(typed)) return { email: typed };
  if (/^\+[\d\s().-]{2,30}$/.test(typed)) return { phone: typed.replaceAll(/[^\d+]/g, '') };
  return /^[1-9]\d{0,8}$/.test(typed) ? { id: Number(typed) } : undefined;
}
