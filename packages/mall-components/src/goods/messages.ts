import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    soldOut: { id: 'goods.soldOut', defaultMessage: 'Sold out' },
    similar: { id: 'goods.similar', defaultMessage: 'Similar items in stock' },
    aboutShop: { id: 'goods.aboutShop', defaultMessage: 'About the shop' },
    enterShop: { id: 'goods.enterShop', defaultMessage: 'Enter shop' },
    moreShops: { id: 'goods.moreShops', defaultMessage: 'More shops' },
    service: { id: 'goods.service', defaultMessage: 'Customer service' },
    selfOperated: { id: 'goods.selfOperated', defaultMessage: 'Self-operated' },
    noPicture: { id: 'goods.noPicture', defaultMessage: 'No picture yet' },
    enlarge: { id: 'goods.enlarge', defaultMessage: 'Enlarge the picture' },
    previousPicture: { id: 'goods.previousPicture', defaultMessage: 'Previous picture' },
    nextPicture: { id: 'goods.nextPicture', defaultMessage: 'Next picture' },
    zoomIn: { id: 'goods.zoomIn', defaultMessage: 'Zoom in' },
    zoomOut: { id: 'goods.zoomOut', defaultMessage: 'Zoom out' },
    wholePicture: { id: 'goods.wholePicture', defaultMessage: 'Whole picture' },
    follow: { id: 'goods.follow', defaultMessage: 'Follow' },
    followed: { id: 'goods.followed', defaultMessage: 'Following' },
    guarantees: { id: 'goods.guarantees', defaultMessage: 'Guarantees' },
    details: { id: 'goods.details', defaultMessage: 'Details' },
    reviews: { id: 'goods.reviews', defaultMessage: 'Reviews' },
    detailTabs: { id: 'goods.detailTabs', defaultMessage: 'About the item' },
    noDetails: { id: 'goods.noDetails', defaultMessage: 'No details about this item yet' },
  }),
  ...defineMessages<{
    enterNamed: { name: string };
    picture: { number: number; total: number; name: string };
    showPicture: { number: number };
    picturesOf: { name: string };
    picturePosition: { number: number; total: number };
  }>({
    enterNamed: { id: 'goods.enterNamed', defaultMessage: 'Enter shop: {name}' },
    picture: { id: 'goods.picture', defaultMessage: '{name}, picture {number} of {total}' },
    showPicture: { id: 'goods.showPicture', defaultMessage: 'Picture {number}' },
    picturesOf: { id: 'goods.picturesOf', defaultMessage: 'Pictures of {name}' },
    picturePosition: { id: 'goods.picturePosition', defaultMessage: '{number} of {total}' },
  }),
};
