import * as ds from '../..';
import { orderColumns, orderKey, orders } from '../../table/table.sample';
import type { Part } from '../conformance';

/** Parts that show data. */
export const dataParts: Part[] = [
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
