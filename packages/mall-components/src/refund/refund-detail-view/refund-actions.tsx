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

/** Withdraw, until the shop has decided or the goods are sent; afterwards apply again. */
export function RefundActions({ refund, onWithdraw }: RefundActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const keeps = refund.state === 'toReturn';
  if (refund.state !== 'applied' && !keeps) {
    return refund.applyAgainHref ? (
      <Button variant="primary" asChild>
        <LinkBase href={refund.applyAgainHref}>
          <FormattedMessage {...messages.applyAgain} />
        </LinkBase>
      </Button>
    ) : null;
  }
  const name = keeps ? messages.keepGoods : messages.withdraw;
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <FormattedMessage {...name} />
      </Button>
      <LazyConfirm
        open={isAsking}
        title={<FormattedMessage {...(keeps ? messages.keepTitle : messages.withdrawTitle)} />}
        confirmLabel={<FormattedMessage {...name} />}
        onOpenChange={setAsking}
        onConfirm={() => onWithdraw(refund.refundNo)}
      >
        <FormattedMessage {...messages.withdrawWarning} />
      </LazyConfirm>
    </>
  );
}
