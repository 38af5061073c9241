import { samplePicture } from '../testing/pictures';

/** Suggestions come from the storefront; here they are the same for every query. */
export const sampleSuggestions = async () => ({
  find: async (text: string) => ({
    groups: text
      ? [
          {
            kind: 'categories' as const,
            items: [{ id: 'c1', label: 'Tea and coffee', href: '#tea-and-coffee' }],
          },
          {
            kind: 'goods' as const,
            items: [
              {
                id: 'g1',
                label: 'Enamel teapot',
                href: '#1',
                imageSrc: samplePicture(1),
                priceMinor: 2490,
              },
              {
                id: 'g2',
                label: '手工陶瓷茶具套装，一壶四杯',
                href: '#2',
                imageSrc: samplePicture(2),
                priceMinor: 12_900,
              },
              {
                id: 'g3',
                label:
                  'A linen tea towel with a name that is longer than any list has room for on a phone',
                href: '#3',
                imageSrc: '',
                priceMinor: 990,
              },
            ],
          },
          {
            kind: 'shops' as const,
            items: [{ id: 's1', label: 'Kiln & Co', href: '#kiln', imageSrc: samplePicture(3) }],
          },
        ]
      : [{ kind: 'recent' as const, items: [{ id: 'kettle', label: 'kettle', href: '#kettle' }] }],
  }),
  onForget: () => undefined,
});
