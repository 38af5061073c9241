import type { ComponentDocs } from '../docs/component-docs';

export const checkboxGroupDocs: ComponentDocs = {
  summary: 'Selects any of a few visible options: sizes to filter by, newsletters.',
  insteadOf: [
    { to: 'choose one alone', use: 'RadioGroup' },
    { to: 'say yes or no to one thing', use: 'Checkbox' },
    { to: 'choose several of many', use: 'MultiSelect' },
  ],
  pattern: 'Checkbox (two or three states)',
  keyboard: [
    { keys: ['Tab'], does: 'Goes from box to box: each is a choice of its own.' },
    { keys: ['Space'], does: 'Checks or unchecks the box; the one for all changes all of them.' },
  ],
  accessibility: [
    'They are the browser’s own boxes in a group that the label names.',
    'Error and hint describe the group; the error is read out when it appears.',
    'The box for all is announced as partly checked when some of them are.',
    'When required, one checked box is enough for the browser’s own check.',
  ],
  do: [
    'Word each so that checked means yes.',
    'Give a box for all by allLabel where most people want all or nothing.',
  ],
  dont: [
    'Do not check anything beforehand that somebody has to agree to.',
    'Do not list more than ten: let them be searched.',
  ],
};
