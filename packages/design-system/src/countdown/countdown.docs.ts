import type { ComponentDocs } from '../docs/component-docs';

export const countdownDocs: ComponentDocs = {
  summary: 'The time left, to the second: until an order must be paid, until a campaign begins.',
  insteadOf: [
    { to: 'say when something is', use: 'Text with a date' },
    { to: 'show how far a thing has come', use: 'ProgressBar' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a timer with a name. Seconds are never announced: only what announcements say, at their marks.',
    'Nothing moves but the figures, which have one width; reduced motion needs no other form.',
    'It sleeps in a hidden tab and is right again on return.',
    'Who needs more time should get it where the matter allows it.',
  ],
  do: [
    'Hand the server’s time down as now, so that the page comes with the figures.',
    'Leave seconds out of the text while days are left.',
    'Write announcements that stay true: “Less than five minutes left”.',
  ],
  dont: [
    'Do not make people hurry for what does not run out.',
    'Do not decide by it: the server knows when the time was over.',
  ],
};
