/** The looks in which a story is photographed: a brand, a colour mode, a reading direction. */
const everyLook = ['vermilion', 'kontor'].flatMap((brand) =>
  ['light', 'dark'].map((colorMode) => ({ brand, colorMode, direction: 'ltr' })),
);
const mirrored = [{ brand: 'vermilion', colorMode: 'light', direction: 'rtl' }];

/** A story with this tag is photographed in every look, whatever its name. */
const TAG = 'visual';

/**
 * Which stories are photographed: those that show many states at once, and what opens.
 * A story that several lines name has the looks of all of them.
 */
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

/** The name of one picture, which is also the name of its file. */
export const shotName = (id, { brand, colorMode, direction }) =>
  `${id}.${brand}.${colorMode}${direction === 'rtl' ? '.rtl' : ''}`;

/**
 * What is to be photographed of a Storybook, by its `index.json`: `[{ id, looks }]`, in the order of the
 * Storybook. `only`, a part of a story's id, leaves out the others.
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
