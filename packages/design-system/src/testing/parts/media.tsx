import * as ds from '../..';
import { labels as carouselLabels } from '../../carousel/carousel.sample';
import { images, labels as galleryLabels } from '../../gallery/gallery.sample';
import type { Part } from '../part';

/** Media components. */
export const mediaParts: Part[] = [
  { name: 'Avatar', element: <ds.Avatar name="Mina Sato" src="a.png" /> },
  {
    name: 'AvatarGroup',
    element: (
      <ds.AvatarGroup
        label="Mina and 2 others"
        max={1}
        items={[{ name: 'Mina' }, { name: 'Sato' }]}
      />
    ),
  },
  { name: 'ColorSwatch', element: <ds.ColorSwatch color="#2f6f8f" label="Sea blue" /> },
  { name: 'Gallery', element: <ds.Gallery label="Mug" labels={galleryLabels} images={images} /> },
  { name: 'Icon', element: <ds.SearchIcon label="Search" /> },
  { name: 'Image', element: <ds.Image src="a.png" alt="" ratio="1/1" /> },
  {
    name: 'QrCode',
    element: <ds.QrCode value="https://mall.example" label="Open on your phone" />,
  },
  {
    name: 'Carousel',
    element: (
      <ds.Carousel label="Offers" labels={carouselLabels}>
        <a href="#mugs">Mugs</a>
        <a href="#bowls">Bowls</a>
      </ds.Carousel>
    ),
  },
];
