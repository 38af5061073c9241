import { defineMessages } from 'react-intl';

export const previewMessages = defineMessages({
  title: { id: 'office.preview', defaultMessage: 'What shoppers see' },
  language: { id: 'office.preview.language', defaultMessage: 'Language of the shopper' },
  dark: { id: 'office.preview.dark', defaultMessage: 'Dark' },
  card: { id: 'office.preview.card', defaultMessage: 'In a list' },
  page: { id: 'office.preview.page', defaultMessage: 'On its page' },
  nameless: { id: 'office.preview.nameless', defaultMessage: 'Goods without a name' },
});
