import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  pages: {};
  previousPage: {};
  nextPage: {};
  page: { number: number };
  breadcrumbs: {};
  home: {};
}>({
  pages: { id: 'page.pages', defaultMessage: 'Pages' },
  previousPage: { id: 'page.previousPage', defaultMessage: 'Previous page' },
  nextPage: { id: 'page.nextPage', defaultMessage: 'Next page' },
  page: { id: 'page.pageNumber', defaultMessage: 'Page {number}' },
  breadcrumbs: { id: 'page.breadcrumbs', defaultMessage: 'You are here' },
  home: { id: 'page.home', defaultMessage: 'Home' },
});
