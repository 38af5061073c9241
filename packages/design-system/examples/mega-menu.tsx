import { MegaMenu } from '@vermilion/design-system/mega-menu';

export const Example = () => (
  <MegaMenu
    label="Categories"
    entries={[
      {
        id: 'kitchen',
        label: 'Kitchen and table',
        href: '/categories/kitchen',
        groups: [
          {
            label: 'Drinking',
            links: [
              { label: 'Cups', href: '/categories/cups' },
              { label: 'Teapots', href: '/categories/teapots' },
            ],
          },
        ],
      },
      { id: 'books', label: 'Books', href: '/categories/books' },
    ]}
  />
);
