import type { BadgeTone } from '../badge';
import { Badge } from '../badge';
import type { TableColumn, TableSort } from '.';

/** Orders for the examples of Table. */
export interface Order {
  number: string;
  shop: string;
  state: string;
  tone: BadgeTone;
  total: number;
}

const names = ['Linen House', 'Tea Room', 'Northern Lamps', 'Clay & Co', 'Little Books'];
const states = [
  ['Paid', 'positive'],
  ['On its way', 'info'],
  ['Refused', 'critical'],
] as const;

export const orders: Order[] = names.map((shop, index) => {
  const [state, tone] = states[index % states.length] ?? states[0];
  return { number: String(2041 + index), shop, state, tone, total: ((index * 379) % 700) + 28.4 };
});

export const orderColumns: TableColumn<Order>[] = [
  { id: 'number', header: 'Order', cell: ({ number }) => number, sort: 'ascending' },
  { id: 'shop', header: 'Shop', cell: ({ shop }) => shop, sort: 'ascending' },
  { id: 'state', header: 'State', cell: ({ state, tone }) => <Badge tone={tone}>{state}</Badge> },
  {
    id: 'total',
    header: 'Total',
    cell: ({ total }) => `$${total.toFixed(2)}`,
    kind: 'number',
    sort: 'descending',
  },
];

export const orderKey = ({ number }: Order) => number;

/** As returned by a server. */
export function sorted({ column, direction }: TableSort): Order[] {
  const value = (order: Order) => (column === 'total' ? order.total : order.shop + order.number);
  const rising = orders.toSorted((one, other) => {
    if (column === 'number') return Number(one.number) - Number(other.number);
    return value(one) < value(other) ? -1 : 1;
  });
  return direction === 'ascending' ? rising : rising.toReversed();
}
