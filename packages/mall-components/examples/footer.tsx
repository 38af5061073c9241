import { RefreshIcon } from '@vermilion/design-system/icon';
import { Footer } from '@vermilion/mall-components/footer';

/** Without `promises` there are the usual four, and none with an empty list. */
export const Example = () => (
  <Footer
    promises={[
      {
        id: 'repair',
        icon: <RefreshIcon size="lg" />,
        title: 'Repairs for ten years',
        detail: 'In our workshop, at cost',
      },
    ]}
    columns={[
      { id: 'help', title: 'Help', links: [{ label: 'My orders', href: '/users/order_list' }] },
    ]}
    email="help@mall.example"
    copyright="© 2026 Harbour"
  />
);
