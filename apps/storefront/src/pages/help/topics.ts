import { paths } from '../../page-params/paths';
import { messages as about, titles as aboutTitles } from '../about_mall/messages';
import { messages as delivery, titles as deliveryTitles } from '../delivery_returns/messages';
import { messages as paying, titles as payingTitles } from '../paying/messages';

/** Pages of help: their address, the titles of their sections by anchor, and all of their texts. */
export const topics = {
  delivery: {
    href: paths.deliveryReturns(),
    title: delivery.title,
    sections: Object.entries(deliveryTitles),
    texts: Object.values(delivery),
  },
  paying: {
    href: paths.paying(),
    title: paying.title,
    sections: Object.entries(payingTitles),
    texts: Object.values(paying),
  },
  about: {
    href: paths.aboutMall(),
    title: about.title,
    sections: Object.entries(aboutTitles),
    texts: Object.values(about),
  },
};
