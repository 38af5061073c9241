import { paths } from '../../page-params/paths';
import { titles as about } from '../about_mall/messages';
import { titles as delivery } from '../delivery_returns/messages';
import { titles as paying } from '../paying/messages';

/** Pages of help: their address, and the titles of their sections by anchor. */
export const topics = {
  delivery: { href: paths.deliveryReturns(), sections: Object.entries(delivery) },
  paying: { href: paths.paying(), sections: Object.entries(paying) },
  about: { href: paths.aboutMall(), sections: Object.entries(about) },
};
