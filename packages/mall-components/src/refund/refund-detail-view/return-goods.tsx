import { Button } from '@vermilion/design-system/button';
import { type DescriptionItem, DescriptionList } from '@vermilion/design-system/description-list';
import { FormattedMessage, useIntl } from 'react-intl';
import { Copyable } from '../../internal/copyable';
import { writtenText } from '../../internal/lang-of';
import type { PlainMessage } from '../../internal/plain-message';
import type { ActionResult } from '../../internal/use-pending';
import { DateTime } from '../../order/date-time';
import { Section } from '../../order/order-detail-view/section';
import { useDraft } from '../../settings';
import { messages } from '../messages';
import type { GoodsReturn, ReturnParcel } from '../types';
import { ReturnForm } from './return-form';
import * as styles from './return-goods.css';

interface ReturnGoodsProps {
  goodsReturn: GoodsReturn;
  /** Absent where the parcel can no longer be entered. */
  onSend?: (parcel: ReturnParcel) => ActionResult;
}

/** Goods to send back: address, deadline and parcel. */
export function ReturnGoods({ goodsReturn, onSend }: ReturnGoodsProps) {
  const { parcel } = goodsReturn;
  const [isCorrecting, setCorrecting, finishCorrecting] = useDraft('correctingParcel', false);
  const send = async (next: ReturnParcel) => {
    await onSend?.(next);
    finishCorrecting(false);
  };
  return (
    <Section title={messages.returnTitle}>
      <div className={styles.content}>
        <ReturnFacts goodsReturn={goodsReturn} />
        {onSend && parcel && !isCorrecting && (
          <Button variant="secondary" className={styles.send} onClick={() => setCorrecting(true)}>
            <FormattedMessage {...messages.changeParcel} />
          </Button>
        )}
        {onSend && (!parcel || isCorrecting) && <ReturnForm parcel={parcel} onSend={send} />}
      </div>
    </Section>
  );
}

function ReturnFacts({ goodsReturn }: { goodsReturn: GoodsReturn }) {
  const { formatMessage } = useIntl();
  const { until, address, parcel, sentAt, arrivedAt } = goodsReturn;
  const waybill = formatMessage(messages.waybill);
  const time = (term: PlainMessage, value: Date | undefined): DescriptionItem[] =>
    value ? [{ term: formatMessage(term), description: <DateTime value={value} /> }] : [];
  const items: DescriptionItem[] = [
    ...time(messages.returnUntil, parcel ? undefined : until),
    {
      term: formatMessage(messages.returnAddress),
      description: address ? (
        <span {...writtenText(address)}>{address}</span>
      ) : (
        formatMessage(messages.returnToSender)
      ),
    },
  ];
  if (parcel)
    items.push(
      { term: formatMessage(messages.company), description: parcel.company },
      { term: waybill, description: <Copyable text={parcel.waybill} label={waybill} /> },
    );
  items.push(...time(messages.sentAt, sentAt), ...time(messages.arrivedAt, arrivedAt));
  return <DescriptionList items={items} />;
}
