import type { DescriptionItem } from '@vermilion/design-system/description-list';
import { DescriptionList } from '@vermilion/design-system/description-list';
import { useIntl } from 'react-intl';
import { Copyable } from '../internal/copyable';
import { deliveryMessages } from './delivery-messages';
import type { OrderLogistics } from './delivery-types';

export interface CourierFactsProps {
  logistics: OrderLogistics;
}

/** Courier and waybill number. */
export function CourierFacts({ logistics }: CourierFactsProps) {
  const { formatMessage } = useIntl();
  const { courier, waybill, courierName, courierPhone } = logistics;
  const number = formatMessage(deliveryMessages.waybill);
  const items: DescriptionItem[] = [];
  if (courier) items.push({ term: formatMessage(deliveryMessages.courier), description: courier });
  if (waybill)
    items.push({ term: number, description: <Copyable text={waybill} label={number} /> });
  if (courierName || courierPhone)
    items.push({
      term: formatMessage(deliveryMessages.courierName),
      description: [courierName, courierPhone].filter(Boolean).join(', '),
    });
  return <DescriptionList items={items} />;
}
