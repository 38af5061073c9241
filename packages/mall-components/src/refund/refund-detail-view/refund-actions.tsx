'use client';
import { Button } from '@vermilion/design-system/button';
import { LinkBase } from '@vermilion/design-system/link';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LazyConfirm } from '../../internal/lazy-confirm';
import type { ActionResult } from '../../internal/use-pending';
import { messages } from '../messages';
import type { RefundDetail } from '../types';

interface RefundActionsProps {
  refund: RefundDetail;
  onWithdraw: (refundNo: string) => ActionResult;
}

/** Withdrawing while the shop has not decided; applying again afterwards, where that is possible. */
export function RefundActions({ refund, onWithdraw }: RefundActionsProps) {
  const [isAsking, setAsking] = useState(false);
  if (refund.state !== 'applied') {
    return refund.applyAgainHref ? (
      <Button asChild>
        <LinkBase href={refund.applyAgainHref}>
          <FormattedMessage {...messages.applyAgain} />
        </LinkBase>
      </Button>
    ) : null;
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <FormattedMessage {...messages.withdraw} />
      </Button>
      <LazyConfirm
        open={isAsking}
        title={<FormattedMessage {...messages.withdrawTitle} />}
        confirmLabel={<FormattedMessage {...messages.withdraw} />}
        onOpenChange={setAsking}
        onConfirm={() => onWithdraw(refund.refundNo)}
      >
        <FormattedMessage {...messages.withdrawWarning} />
      </LazyConfirm>
    </>
  );
}
