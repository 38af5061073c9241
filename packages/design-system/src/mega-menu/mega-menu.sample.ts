import type { MegaMenuEntry } from './types';

const link = (label: string) => ({ label, href: `#${label.toLowerCase().replaceAll(' ', '-')}` });

/** The first level of a small mall, for stories and tests. */
export const entries: readonly MegaMenuEntry[] = [
  {
    ...link('Kitchen and table'),
    id: 'kitchen',
    all: { href: '#kitchen', label: 'All of the kitchen' },
    groups: [
      { ...link('Drinking'), links: ['Cups', 'Glasses', 'Teapots', 'Carafes'].map(link) },
      { ...link('Cooking'), links: ['Pans', 'Pots', 'Knives', 'Boards', 'Scales'].map(link) },
      { label: 'Gifts', links: ['For two', 'For a new home'].map(link) },
    ],
  },
  {
    ...link('Garden'),
    id: 'garden',
    all: { href: '#garden', label: 'All of the garden' },
    groups: [
      { links: ['Seeds', 'Tools', 'Flower pots', 'Lanterns', 'Watering', 'Hammocks'].map(link) },
    ],
  },
  { ...link('Books'), id: 'books' },
  {
    id: 'services',
    label: 'Services',
    groups: [{ links: ['Repairs', 'Engraving', 'Wrapping'].map(link) }],
  },
];

const endless = 'Everything for living rooms, bedrooms and other rooms that people live in';

export const longEntries: readonly MegaMenuEntry[] = [
  {
    ...link(endless),
    id: 'long',
    all: { href: '#long', label: `All of ${endless}` },
    groups: [
      {
        label: 'Rechtsschutzversicherungsgesellschaften',
        links: Array.from({ length: 24 }, (_, index) => link(`A rather long name ${index + 1}`)),
      },
    ],
  },
  ...entries,
];

const arabic = (label: string, index: number) => ({ label, href: `#ar-${index}` });

export const arabicEntries: readonly MegaMenuEntry[] = [
  {
    id: 'kitchen',
    label: 'المطبخ والمائدة',
    href: '#kitchen',
    all: { href: '#kitchen', label: 'كل ما في المطبخ' },
    groups: [
      { label: 'الشرب', links: ['أكواب', 'كؤوس', 'أباريق الشاي'].map(arabic) },
      { label: 'الطبخ', links: ['مقالٍ', 'قدور', 'سكاكين'].map(arabic) },
    ],
  },
  { id: 'books', label: 'كتب', href: '#books' },
];
