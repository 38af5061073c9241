import type { ComponentDocs } from '../docs/component-docs';

export const galleryDocs: ComponentDocs = {
  summary: 'The pictures of one product: a large one, thumbnails, and a lightbox with zoom.',
  insteadOf: [
    { to: 'show slides of equal rank, as banners', use: 'Carousel' },
    { to: 'show a single picture that nobody enlarges', use: 'Image' },
    { to: 'list things with a picture each', use: 'Grid of Cards' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the large picture’s button, then from thumbnail to thumbnail.',
    },
    {
      keys: ['Arrow Left', 'Arrow Right', 'Arrow Up', 'Arrow Down'],
      does: 'On a thumbnail: shows the picture beside; mirrored from right to left. After the last comes the first.',
    },
    { keys: ['Home', 'End'], does: 'On a thumbnail: shows the first or the last picture.' },
    { keys: ['Enter', 'Space'], does: 'On the large picture: opens the lightbox.' },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'In the lightbox: turns to the picture beside; moves an enlarged one, as Arrow Up and Arrow Down do.',
    },
    {
      keys: ['+', '-', '0'],
      does: 'In the lightbox: zooms in, out, and back to the whole picture.',
    },
    { keys: ['Escape'], does: 'Closes the lightbox; the focus goes back to the large picture.' },
  ],
  accessibility: [
    'Every picture is named by its alternative text, also in the lightbox.',
    'The thumbnail in sight is marked as current, by its border and for assistive technology.',
    'The lens is for the eye alone; what it shows can be had by keys and fingers in the lightbox.',
    'Everything that a pinch, a wheel or a drag does is done by a button or a key too.',
  ],
  do: [
    'Write alternative texts that tell the pictures apart: “side”, “open”, “in the hand”.',
    'Give sources with widths up to 1600 px: the lens and the lightbox take the large ones.',
  ],
  dont: [
    'Do not put into a picture what is not in the text beside it.',
    'Do not give the same address twice.',
  ],
};
