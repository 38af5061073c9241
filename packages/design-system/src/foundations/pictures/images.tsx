import { Card } from '../../card';
import { Carousel } from '../../carousel';
import { labels as slides } from '../../carousel/carousel.sample';
import { Gallery } from '../../gallery';
import { images, labels } from '../../gallery/gallery.sample';
import { Image } from '../../image';
import { Inline } from '../../inline';
import { Text } from '../../text';
import { compare, fullWidth, type Pictures } from './picture';

const [mug] = images;
const src = mug?.src ?? '';
const narrow = { width: 160 };

/** What shows pictures. */
export const imagePictures: Pictures = {
  Carousel: compare(
    <Carousel label="Offers" labels={slides} style={fullWidth}>
      <Card padding="lg">Mugs, from $12</Card>
      <Card padding="lg">Bowls, from $18</Card>
    </Carousel>,
    'Moves when it is asked to; each slide says all that it has to say.',
    <Carousel label="News" labels={slides} style={fullWidth}>
      {['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => (
        <Card key={letter} padding="lg">
          Offer {letter}
        </Card>
      ))}
    </Carousel>,
    'Nobody sees the eighth: make it a grid.',
  ),
  Gallery: compare(
    <div style={narrow}>
      <Gallery label="Mug" labels={labels} images={images.slice(0, 3)} />
    </div>,
    'One thing from several sides, each with a text of its own.',
    <div style={narrow}>
      <Gallery label="Mug" labels={labels} images={images.slice(0, 1)} />
    </div>,
    'One picture needs no gallery: Image.',
  ),
  Image: compare(
    <Inline gap="sm">
      <div style={narrow}>
        <Image src={src} alt="Stoneware mug, front" ratio="1/1" />
      </div>
    </Inline>,
    'Its room is kept while it loads: nothing jumps.',
    <div style={narrow}>
      <Image src={src} alt="" ratio="16/9" fit="cover" />
      <Text size="xs">Stoneware mug</Text>
    </div>,
    'Goods are cut off to fit a shape that is not theirs.',
  ),
};
