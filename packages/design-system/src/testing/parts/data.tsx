import * as ds from '../..';
import { orderColumns, orderKey, orders } from '../../table/table.sample';
import type { Part } from '../part';

const months = {
  locale: 'en',
  today: '2026-11-03',
  previousLabel: 'Previous month',
  nextLabel: 'Next month',
};

/** Data components. */
export const dataParts: Part[] = [
  { name: 'Calendar', element: <ds.Calendar label="Delivery" {...months} /> },
  {
    name: 'RangeCalendar',
    element: <ds.RangeCalendar label="Stay" {...months} />,
  },
  {
    name: 'DataList',
    element: (
      <ds.DataList
        label="Addresses"
        items={[{ id: 'home', title: 'Home', href: '/home', meta: 'Default' }]}
        empty="None"
      />
    ),
  },
  {
    name: 'DescriptionList',
    element: <ds.DescriptionList items={[{ term: 'Waybill', description: '12' }]} />,
  },
  { name: 'Rating', element: <ds.Rating value={4} label="4 of 5" /> },
  { name: 'Stat', element: <ds.Stat label="Orders" value="1 204" /> },
  { name: 'Stat on its way', element: <ds.Stat label="Orders" change="pending" /> },
  {
    name: 'Table',
    element: (
      <ds.Table
        caption="Orders"
        columns={orderColumns}
        rows={orders}
        rowKey={orderKey}
        empty="None"
      />
    ),
  },
  {
    name: 'Timeline',
    element: (
      <ds.Timeline
        label="Tracking"
        stateLabels={{ done: 'Done', current: 'Now', upcoming: 'To come', failed: 'Failed' }}
        events={[{ id: 'packed', title: 'Packed', state: 'done' }]}
      />
    ),
  },
];
