import type { DescriptionItem } from '@vermilion/design-system/description-list';
import { DescriptionList } from '@vermilion/design-system/description-list';
import { Link } from '@vermilion/design-system/link';
import { useIntl } from 'react-intl';
import { Copyable } from '../../internal/copyable';
import { writtenText } from '../../internal/lang-of';
import type { PlainMessage } from '../../internal/plain-message';
import { DateTime } from '../../order/date-time';
import { messages as pictureMessages } from '../../pictures/messages';
import { MallImage } from '../../settings';
import { messages } from '../messages';
import type { RefundDetail } from '../types';
import * as styles from './refund-detail-view.css';

interface RefundFactsProps {
  refund: RefundDetail;
}

/** Numbers, dates, reason, remark and images of a refund. */
export function RefundFacts({ refund }: RefundFactsProps) {
  const { formatMessage } = useIntl();
  const refundNo = formatMessage(messages.refundNo);
  const time = (term: PlainMessage, value: Date | undefined): DescriptionItem[] =>
    value ? [{ term: formatMessage(term), description: <DateTime value={value} /> }] : [];
  const decided = refund.state === 'withdrawn' ? messages.withdrawnAt : messages.decidedAt;
  const items: DescriptionItem[] = [
    { term: refundNo, description: <Copyable text={refund.refundNo} label={refundNo} /> },
    {
      term: formatMessage(messages.orderNo),
      description: <Link href={refund.orderHref}>{refund.orderNo}</Link>,
    },
    ...time(messages.appliedAt, refund.createdAt),
    ...time(decided, refund.decidedAt),
    ...time(messages.refundedAt, refund.refundedAt),
    {
      term: formatMessage(messages.reason),
      description: <span {...writtenText(refund.reason)}>{refund.reason}</span>,
    },
  ];
  if (refund.remark)
    items.push({
      term: formatMessage(messages.remarkTerm),
      description: <span {...writtenText(refund.remark)}>{refund.remark}</span>,
    });
  if (refund.pictures.length > 0)
    items.push({
      term: formatMessage(pictureMessages.label),
      description: (
        <ul className={styles.pictures}>
          {refund.pictures.map((src, index) => (
            <li key={src}>
              <a href={src} target="_blank" rel="noreferrer" className={styles.pictureLink}>
                <MallImage
                  src={src}
                  alt={formatMessage(messages.picture, { number: index + 1 })}
                  sizes="64px"
                  className={styles.picture}
                />
              </a>
            </li>
          ))}
        </ul>
      ),
    });
  return <DescriptionList items={items} />;
}
