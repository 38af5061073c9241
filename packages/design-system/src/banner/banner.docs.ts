import type { ComponentDocs } from '../docs/component-docs';

export const bannerDocs: ComponentDocs = {
  summary: 'A full-width message at the top of the page, about the whole page or mall.',
  insteadOf: [
    { to: 'say something beside what it is about', use: 'Alert' },
    { to: 'confirm in passing that something was done', use: 'Toast' },
    { to: 'ask before going on', use: 'ConfirmDialog' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the action, then to the button that takes it away.' },
    { keys: ['Enter', 'Space'], does: 'On that button, takes it away.' },
  ],
  accessibility: [
    'It is a region with a name, so that it can be found and passed by.',
    'Each tone has an icon of its own shape; say how grave it is in the text as well.',
    'It is there when the page opens. What appears later belongs into a role="status" around it.',
    'When it is taken away, the focus goes on from its place.',
  ],
  do: ['Put it before the header, and before main.', 'Remember that somebody took it away.'],
  dont: ['Do not show two at once.', 'Do not advertise in it: that is what a Carousel is for.'],
};
