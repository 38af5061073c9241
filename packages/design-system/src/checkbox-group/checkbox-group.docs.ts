import type { ComponentDocs } from '../docs/component-docs';

export const checkboxGroupDocs: ComponentDocs = {
  experimental: true,
  summary: 'Selects any of a few visible options: sizes to filter by, newsletters.',
  insteadOf: [
    { to: 'select a single option', use: 'RadioGroup' },
    { to: 'answer yes or no', use: 'Checkbox' },
    { to: 'select several of many options', use: 'MultiSelect' },
  ],
  pattern: 'Checkbox (two or three states)',
  keyboard: [
    { keys: ['Tab'], does: 'Moves between the checkboxes.' },
    { keys: ['Space'], does: 'Checks or unchecks it; “select all” changes all of them.' },
  ],
  accessibility: [
    'They are native checkboxes in a group named by the label.',
    'Error and hint describe the group; the error is announced when it appears.',
    '“Select all” is announced as partially checked if some are.',
    'If required, one checked box satisfies native validation.',
  ],
  do: [
    'Phrase each option so that checked means yes.',
    'Set allLabel if most people want all or none.',
  ],
  dont: ['Do not preselect consents.', 'Do not list more than ten: use a searchable list.'],
};
