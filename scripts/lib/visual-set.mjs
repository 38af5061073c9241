/** Looks of a screenshot: brand, colour mode, direction. */
const everyLook = ['vermilion', 'kontor'].flatMap((brand) =>
  ['light', 'dark'].map((colorMode) => ({ brand, colorMode, direction: 'ltr' })),
);
const mirrored = [{ brand: 'vermilion', colorMode: 'light', direction: 'rtl' }];

/** Stories with this tag are captured in every look. */
const TAG = 'visual';

/** Captured stories: those with many states, and overlays. A story in several lines has the looks of all. */
const chosen = [
  { stories: /^foundations-.+--(colors|scale|families|radius|shadow)$/, looks: everyLook },
  { stories: /^design-system-.+--right-to-left$/, looks: mirrored },
  {
    stories:
      /^design-system-.+--(variants|sizes|states|tones|colors|headings|weights|ratios|badges|tags|counts|alerts|all|open|with-errors?|in-a-form|queue|radio-cards)$/,
    looks: everyLook,
  },
  {
    stories:
      /^mall-(header--guest|footer--default|goods--grid|cart--default|price--sizes|sign-in--sign-in|sign-in--overlay|buying--in-stock|order-order-list--every-state)$/,
    looks: everyLook,
  },
  { stories: /^mall-(header--guest|goods--grid|cart--default)$/, looks: mirrored },
];

/** Name of a screenshot, also of its file. */
export const shotName = (id, { brand, colorMode, direction }) =>
  `${id}.${brand}.${colorMode}${direction === 'rtl' ? '.rtl' : ''}`;

/**
 * Screenshots of a Storybook, from its `index.json`: `[{ id, looks }]` in its order. `only`, a part
 * of the id, selects stories.
 */
export function chooseStories(entries, only = '') {
  return Object.values(entries)
    .filter(({ type, id }) => type === 'story' && id.includes(only))
    .map(({ id, tags = [] }) => ({ id, looks: looksOf(id, tags) }))
    .filter(({ looks }) => looks.length > 0);
}

function looksOf(id, tags) {
  if (tags.includes(TAG)) return everyLook;
  return chosen.filter(({ stories }) => stories.test(id)).flatMap(({ looks }) => looks);
}
