import type { ComponentDocs } from '../docs/component-docs';

export const radioCardsDocs: ComponentDocs = {
  summary:
    'Selects one of a few options with descriptions: payment methods, delivery methods, plans.',
  insteadOf: [
    { to: 'select one of a few words', use: 'RadioGroup' },
    { to: 'select one of many', use: 'Select or ComboBox' },
    { to: 'select several', use: 'Checkbox, one for each' },
  ],
  pattern: 'Radio group',
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected card, or to the first.' },
    {
      keys: ['Down arrow', 'Right arrow'],
      does: 'Select the next card, wrapping around and skipping disabled ones.',
    },
    {
      keys: ['Up arrow', 'Left arrow'],
      does: 'Select the previous card, wrapping around.',
    },
    { keys: ['Space'], does: 'Selects the focused card.' },
  ],
  accessibility: [
    'They are native radios in a group; the title is the name, the rest the description.',
    'The selected card is marked by its dot and border, not only by colour.',
    'The whole card is the target.',
  ],
  do: [
    'Explain in a disabled card why it is unavailable.',
    'Put decisive facts (price, delivery date) into aside, where they are aligned.',
  ],
  dont: [
    'Do not put links or buttons into a card.',
    'Do not preselect an option that costs extra.',
  ],
};
