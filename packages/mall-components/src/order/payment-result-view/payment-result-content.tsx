import {
  AlertIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  HelpIcon,
} from '@vermilion/design-system/icon';
import { Spinner } from '@vermilion/design-system/spinner';
import type { ReactNode } from 'react';
import type { PlainMessage } from '../../internal/plain-message';
import { paymentMessages } from '../payment-messages';
import { messages as noteMessages } from '../payment-note-messages';

/**
 * `confirming`: accepted, settles in some days. `onDelivery`: placed, to be paid on delivery. `unfinished`: not paid yet. `unknown`: not confirmed in time.
 * `missing`: the URL identifies no order.
 */
export const paymentResults = [
  'checking',
  'confirming',
  'paid',
  'onDelivery',
  'failed',
  'unfinished',
  'unknown',
  'cancelled',
  'offline',
  'missing',
] as const;
/** One of `paymentResults`. */
export type PaymentResult = (typeof paymentResults)[number];

interface ResultContent {
  title: PlainMessage;
  detail: PlainMessage;
  tone: 'neutral' | 'positive' | 'critical' | 'caution';
  mark: ReactNode;
}

/** Icon and texts of each result. */
export const resultContent: Record<PaymentResult, ResultContent> = {
  checking: {
    title: paymentMessages.resultChecking,
    detail: paymentMessages.resultCheckingDetail,
    tone: 'neutral',
    mark: <Spinner />,
  },
  confirming: {
    title: noteMessages.confirming,
    detail: noteMessages.confirmingDetail,
    tone: 'neutral',
    mark: <ClockIcon />,
  },
  paid: {
    title: paymentMessages.resultPaid,
    detail: paymentMessages.resultPaidDetail,
    tone: 'positive',
    mark: <CheckIcon />,
  },
  onDelivery: {
    title: paymentMessages.resultOnDelivery,
    detail: paymentMessages.resultOnDeliveryDetail,
    tone: 'positive',
    mark: <CheckIcon />,
  },
  failed: {
    title: paymentMessages.resultFailed,
    detail: paymentMessages.resultFailedDetail,
    tone: 'critical',
    mark: <CloseIcon />,
  },
  unfinished: {
    title: paymentMessages.resultUnfinished,
    detail: paymentMessages.resultUnfinishedDetail,
    tone: 'caution',
    mark: <ClockIcon />,
  },
  unknown: {
    title: paymentMessages.resultUnknown,
    detail: paymentMessages.resultUnknownDetail,
    tone: 'caution',
    mark: <HelpIcon />,
  },
  cancelled: {
    title: paymentMessages.resultCancelled,
    detail: paymentMessages.resultCancelledDetail,
    tone: 'neutral',
    mark: <CloseIcon />,
  },
  offline: {
    title: paymentMessages.resultOffline,
    detail: paymentMessages.resultOfflineDetail,
    tone: 'caution',
    mark: <AlertIcon />,
  },
  missing: {
    title: paymentMessages.resultMissing,
    detail: paymentMessages.resultMissingDetail,
    tone: 'neutral',
    mark: <HelpIcon />,
  },
};
