import { Carousel } from '@vermilion/design-system/carousel';
import { Image } from '@vermilion/design-system/image';
import { Link } from '@vermilion/design-system/link';

const offers = [
  { href: '/offers/stoneware', name: 'Stoneware week', picture: '/offers/stoneware.jpg' },
  { href: '/offers/bowls', name: 'New bowls', picture: '/offers/bowls.jpg' },
];

const labels = {
  carousel: 'carousel',
  slide: 'slide',
  slideName: (number: number, total: number) => `${number} of ${total}`,
  previous: 'Previous slide',
  next: 'Next slide',
  picker: 'Choose a slide',
  pick: (number: number) => `Show slide ${number}`,
};

export const Example = () => (
  <Carousel label="Offers of the week" labels={labels}>
    {offers.map(({ href, name, picture }, index) => (
      <Link key={href} href={href}>
        <Image src={picture} alt={name} ratio="5/2" priority={index === 0} />
      </Link>
    ))}
  </Carousel>
);
