import type { ComponentDocs } from '../docs/component-docs';

export const galleryDocs: ComponentDocs = {
  summary: 'The pictures of one product: a large one, thumbnails, and a lightbox with zoom.',
  insteadOf: [
    { to: 'show equally important slides, such as banners', use: 'Carousel' },
    { to: 'show a single image', use: 'Image' },
    { to: 'list items with an image each', use: 'Grid of Cards' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the button of the large image, then through the thumbnails.',
    },
    {
      keys: ['Arrow Left', 'Arrow Right', 'Arrow Up', 'Arrow Down'],
      does: 'On a thumbnail: shows the adjacent image; mirrored in RTL. Wraps around.',
    },
    { keys: ['Home', 'End'], does: 'On a thumbnail: shows the first or the last image.' },
    { keys: ['Enter', 'Space'], does: 'On the large image: opens the lightbox.' },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'In the lightbox: shows the adjacent image; pans an enlarged one, as Arrow Up and Arrow Down do.',
    },
    {
      keys: ['+', '-', '0'],
      does: 'In the lightbox: zooms in, out, and resets.',
    },
    { keys: ['Escape'], does: 'Closes the lightbox; focus returns to the large image.' },
  ],
  accessibility: [
    'Every image is named by its alternative text, also in the lightbox.',
    'The current thumbnail is marked by its border and aria-current.',
    'The lens is visual only; the lightbox offers the same by keyboard and touch.',
    'Everything that pinch, wheel and drag do has a button or key.',
  ],
  do: [
    'Write distinguishable alternative texts: “side”, “open”, “in the hand”.',
    'Provide sources up to 1600 px for lens and lightbox.',
  ],
  dont: ['Do not put information only into an image.', 'Do not use the same URL twice.'],
};
