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
import { messages } from '../messages';

/**
 * `onDelivery`: placed, and paid when it is handed over. `unfinished`: not paid yet. `unknown`: no confirmation in time. `missing`: the address names no order.
 */
export const paymentResults = [
  'checking',
  'paid',
  'onDelivery',
  'failed',
  'unfinished',
  'unknown',
  'cancelled',
  'offline',
  'missing',
] as const;
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
    title: messages.resultChecking,
    detail: messages.resultCheckingDetail,
    tone: 'neutral',
    mark: <Spinner />,
  },
  paid: {
    title: messages.resultPaid,
    detail: messages.resultPaidDetail,
    tone: 'positive',
    mark: <CheckIcon />,
  },
  onDelivery: {
    title: messages.resultOnDelivery,
    detail: messages.resultOnDeliveryDetail,
    tone: 'positive',
    mark: <CheckIcon />,
  },
  failed: {
    title: messages.resultFailed,
    detail: messages.resultFailedDetail,
    tone: 'critical',
    mark: <CloseIcon />,
  },
  unfinished: {
    title: messages.resultUnfinished,
    detail: messages.resultUnfinishedDetail,
    tone: 'caution',
    mark: <ClockIcon />,
  },
  unknown: {
    title: messages.resultUnknown,
    detail: messages.resultUnknownDetail,
    tone: 'caution',
    mark: <HelpIcon />,
  },
  cancelled: {
    title: messages.resultCancelled,
    detail: messages.resultCancelledDetail,
    tone: 'neutral',
    mark: <CloseIcon />,
  },
  offline: {
    title: messages.resultOffline,
    detail: messages.resultOfflineDetail,
    tone: 'caution',
    mark: <AlertIcon />,
  },
  missing: {
    title: messages.resultMissing,
    detail: messages.resultMissingDetail,
    tone: 'neutral',
    mark: <HelpIcon />,
  },
};
