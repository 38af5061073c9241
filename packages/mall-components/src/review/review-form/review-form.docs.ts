import type { PageDocs } from '../../docs/page-docs';

export const reviewFormDocs: PageDocs = {
  summary: 'Writes a review of received goods: two scores, a text, pictures.',
  when: [
    'For goods that were received; goods that cannot be reviewed say so and lead back.',
    'ReviewForm alone where the page shows the goods itself; WriteReviewView for the whole page.',
  ],
  insteadOf: [
    { to: 'show reviews', use: 'ReviewList' },
    { to: 'add to a review', use: 'MyReviewsView with onFollowUp' },
    { to: 'report a fault', use: 'RefundFormView' },
  ],
  pattern: 'Radio Group (for the stars)',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Quality, service, text, pictures, “Send review”; a group of stars is one stop.',
    },
    { keys: ['Right arrow', 'Down arrow'], does: 'On the stars: one more, wrapping around.' },
    { keys: ['Left arrow', 'Up arrow'], does: 'On the stars: one less, wrapping around.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On the pictures: opens the files; on a picture’s button: presses it.',
    },
    { keys: ['Ctrl + V'], does: 'In the pictures: adds those of the clipboard (Cmd on a Mac).' },
    { keys: ['Enter'], does: 'In the text: a new line. It does not send.' },
  ],
  states: [
    {
      state: 'Empty',
      shows: 'No star is chosen for the shopper: a score that nobody gave is worth nothing.',
    },
    {
      state: 'Nothing filled in',
      shows: 'A summary with a link to each of the three fields, in focus.',
    },
    { state: 'Uploading', shows: 'Progress at each picture; sending waits and says so.' },
    {
      state: 'Picture failed',
      shows: 'The reason at the picture, “try again” and “remove”; sending says what to do.',
    },
    { state: 'Sending', shows: 'A busy button; everything stays.' },
    { state: 'Not sent', shows: 'The message of the server above the button; everything stays.' },
    {
      state: 'Left and back',
      shows: 'Scores, text and uploaded pictures are as they were, with a DraftProvider.',
    },
    { state: 'Nothing to review', shows: 'Why, and the way to the reviews.' },
  ],
  accessibility: [
    'The stars are radio buttons with words: “4 stars”.',
    'An error goes when its field is filled in; new ones come on sending only.',
    'The characters left are announced near the limit, not at every key.',
    'Removing, finishing and failing of pictures are announced by the name of the file.',
  ],
  do: [
    'Upload pictures at once: sending is then quick, and a failure is told at the picture.',
    'Reject onSubmit with a ShopperError: “You have already reviewed this.”',
    'Accept a text in any language; it is shown with its own direction.',
  ],
  dont: [
    'Do not ask for a title, a name or a recommendation.',
    'Do not reward five stars.',
    'Do not clear the form when sending fails.',
  ],
};
