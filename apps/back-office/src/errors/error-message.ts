import { MallError, type MallErrorKind } from '@vermilion/api-client';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { failureMessages, reasonMessages } from './messages';

const ofKind: Partial<Record<MallErrorKind, keyof typeof failureMessages>> = {
  transport: 'offline',
  timeout: 'timeout',
  http: 'busy',
  unreadable: 'busy',
  forbidden: 'forbidden',
  session: 'session',
  validation: 'invalid',
};

const isKnown = (reason: string | undefined): reason is keyof typeof reasonMessages =>
  reason !== undefined && Object.hasOwn(reasonMessages, reason);

/**
 * What a failure means, in the reader's language: by the reason of the contract, else by its kind. `own` has words for
 * reasons that mean more where they are said than elsewhere.
 */
export function errorMessage(
  error: unknown,
  intl: IntlShape,
  own: Record<string, MessageDescriptor> = {},
): string {
  if (!(error instanceof MallError)) return intl.formatMessage(failureMessages.unknown);
  const said = error.reason && own[error.reason];
  if (said) return intl.formatMessage(said);
  if (isKnown(error.reason)) return intl.formatMessage(reasonMessages[error.reason]);
  return intl.formatMessage(failureMessages[ofKind[error.kind] ?? 'unknown']);
}

/** Whether a failure has a reason of the contract. */
export const hasReason = (error: unknown, ...reasons: string[]): error is MallError =>
  error instanceof MallError && error.reason !== undefined && reasons.includes(error.reason);
