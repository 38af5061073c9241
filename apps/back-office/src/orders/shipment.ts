import type { DeliveryMethod } from '@vermilion/api-client/operator';
import type { Shipment } from './use-order-actions';

/** The fields of the form. Those of other methods keep what was typed, and are not sent. */
export interface ShipValues {
  method: DeliveryMethod;
  company: string;
  waybillNo: string;
  courier: string;
  courierPhone: string;
  text: string;
}

export const emptyShipment: Omit<ShipValues, 'method'> = {
  company: '',
  waybillNo: '',
  courier: '',
  courierPhone: '',
  text: '',
};

/** What is sent for the chosen method. */
export function toShipment({ method, ...values }: ShipValues): Shipment {
  const { company, waybillNo, courier, courierPhone, text } = values;
  if (method === 'courier') return { company, waybillNo };
  if (method === 'shopCourier') return { courier, courierPhone };
  return { text };
}
