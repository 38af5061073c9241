import type { PaymentNote } from '@vermilion/api-client';
import { wireTime } from '../http/wire-time';
import type { Deps } from '../kernel/context';
import { toWire } from '../money/wire';
import type { NoteRow } from './note-store';

/** A note for the shopper: without the provider's reason, which is not meant for them. */
export const toPaymentNote = (
  { policy }: Pick<Deps, 'policy'>,
  { kind, amountMinor, at }: NoteRow,
): PaymentNote => ({ kind, amount: toWire(policy, amountMinor), time: wireTime(policy, at) });
