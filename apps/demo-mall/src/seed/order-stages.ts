import { COURIERS, DELIVERED, STATIONS } from '../shops/couriers';
import type { OrderStage } from './order-plans';
import type { Random } from './random';

const HOUR = 3_600_000;
/** Hours after the order when its last line is reviewed. */
export const REVIEWED = 260;

/** The columns of an order group and its orders for a stage. */
export function stageFields(stage: OrderStage, created: Date, dice: Random) {
  const after = (hours: number) => new Date(created.getTime() + hours * HOUR);
  const isPaid = stage !== 'unpaid' && stage !== 'cancelled';
  const group = {
    is_paid: isPaid,
    paid_at: isPaid ? after(0.05) : null,
    is_cancelled: stage === 'cancelled',
    cancelled_at: stage === 'cancelled' ? after(0.5) : null,
    pay_before: after(stage === 'unpaid' ? 24 : 0.5),
  };
  const base = { is_paid: isPaid, status: STATUS[stage] };
  if (stage === 'unpaid' || stage === 'cancelled' || stage === 'toShip')
    return { group, order: base };
  const received = stage !== 'toReceive';
  const steps = STATIONS.slice(0, received ? STATIONS.length : dice.int(2, 4));
  const traces = steps.map((station, index) => ({
    at: after(20 + index * 17),
    text: station,
  }));
  if (received) traces.push({ at: after(104), text: DELIVERED });
  return {
    group,
    order: {
      ...base,
      ...dice.pick(COURIERS),
      waybill_no: `VM${dice.int(100_000_000, 999_999_999)}`,
      traces: JSON.stringify(traces),
      shipped_at: after(20),
      received_at: received ? after(110) : null,
      completed_at: stage === 'completed' ? after(REVIEWED) : null,
    },
  };
}

const STATUS = {
  unpaid: 'toShip',
  toShip: 'toShip',
  toReceive: 'toReceive',
  toReview: 'toReview',
  completed: 'completed',
  cancelled: 'cancelled',
} as const;
