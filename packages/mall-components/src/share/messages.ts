import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  share: { id: 'share.share', defaultMessage: 'Share' },
  link: { id: 'share.link', defaultMessage: 'Link to this page' },
});
