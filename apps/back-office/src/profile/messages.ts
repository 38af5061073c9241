import { defineMessages } from 'react-intl';

/** By number of the API: 1 is Monday. */
export const dayNames = defineMessages({
  1: { id: 'office.day1', defaultMessage: 'Monday' },
  2: { id: 'office.day2', defaultMessage: 'Tuesday' },
  3: { id: 'office.day3', defaultMessage: 'Wednesday' },
  4: { id: 'office.day4', defaultMessage: 'Thursday' },
  5: { id: 'office.day5', defaultMessage: 'Friday' },
  6: { id: 'office.day6', defaultMessage: 'Saturday' },
  7: { id: 'office.day7', defaultMessage: 'Sunday' },
});

/** How shoppers reach a shop, by `serviceType` of the API. */
export const serviceNames = defineMessages({
  email: { id: 'office.profile.service.email', defaultMessage: 'By email' },
  phone: { id: 'office.profile.service.phone', defaultMessage: 'By phone' },
  message: { id: 'office.profile.service.message', defaultMessage: 'By messages' },
  H5: { id: 'office.profile.service.page', defaultMessage: 'On a page of ours' },
});

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.profile', defaultMessage: 'Shop' },
  sections: { id: 'office.profile.sections', defaultMessage: 'Parts of the shop' },
  profile: { id: 'office.profile.profile', defaultMessage: 'Profile' },
  home: { id: 'office.shopHome', defaultMessage: 'Shop home' },
  holiday: { id: 'office.profile.holiday', defaultMessage: 'Holiday' },
  categories: { id: 'office.profile.categories', defaultMessage: 'Categories' },
  name: { id: 'office.profile.name', defaultMessage: 'Name' },
  intro: { id: 'office.profile.intro', defaultMessage: 'Introduction' },
  keywords: { id: 'office.profile.keywords', defaultMessage: 'Words for the search' },
  look: { id: 'office.profile.look', defaultMessage: 'Look' },
  avatar: { id: 'office.profile.avatar', defaultMessage: 'Logo' },
  pcBanner: { id: 'office.profile.pcBanner', defaultMessage: 'Banners' },
  pcBannerHint: {
    id: 'office.profile.pcBannerHint',
    defaultMessage: 'On computers, in this order',
  },
  backImage: { id: 'office.profile.backImage', defaultMessage: 'Behind the logo on phones' },
  pcBackImage: { id: 'office.profile.pcBackImage', defaultMessage: 'Behind the logo on computers' },
  streetBackImage: {
    id: 'office.profile.streetBackImage',
    defaultMessage: 'In the list of shops',
  },
  hours: { id: 'office.profile.hours', defaultMessage: 'Opening hours' },
  hoursHint: { id: 'office.profile.hoursHint', defaultMessage: 'By the clock of the mall' },
  days: { id: 'office.profile.days', defaultMessage: 'Days' },
  opens: { id: 'office.profile.opens', defaultMessage: 'Opens' },
  closes: { id: 'office.profile.closes', defaultMessage: 'Closes' },
  timeHint: { id: 'office.profile.timeHint', defaultMessage: 'Such as 09:30' },
  addHours: { id: 'office.profile.addHours', defaultMessage: 'Add hours' },
  removeHours: { id: 'office.profile.removeHours', defaultMessage: 'Remove' },
  contacts: { id: 'office.profile.contacts', defaultMessage: 'Contacts' },
  service: { id: 'office.profile.service', defaultMessage: 'How do shoppers reach you?' },
  serviceValue: { id: 'office.profile.serviceValue', defaultMessage: 'Where they reach you' },
  realName: { id: 'office.profile.realName', defaultMessage: 'Person or company' },
  email: { id: 'office.profile.email', defaultMessage: 'Email address for the mall' },
  phone: { id: 'office.profile.phone', defaultMessage: 'Phone for the mall' },
  address: { id: 'office.profile.address', defaultMessage: 'Address' },
  qualification: { id: 'office.profile.qualification', defaultMessage: 'Licences and papers' },
  isOpen: { id: 'office.profile.isOpen', defaultMessage: 'The shop is open' },
  from: { id: 'office.profile.from', defaultMessage: 'Closed from' },
  until: { id: 'office.profile.until', defaultMessage: 'Closed until' },
  holidayText: { id: 'office.profile.holidayText', defaultMessage: 'Text for shoppers' },
  holidayHint: {
    id: 'office.profile.holidayHint',
    defaultMessage:
      'Your goods are shown with this text, and cannot be ordered. The shop opens by itself.',
  },
  hasHoliday: { id: 'office.profile.hasHoliday', defaultMessage: 'There is a holiday' },
  previewHint: {
    id: 'office.profile.previewHint',
    defaultMessage:
      'The head of your pages, and the page about you. What is not saved is shown too.',
  },
  closedHint: {
    id: 'office.profile.closedHint',
    defaultMessage: 'Goods of a closed shop are hidden, and cannot be ordered.',
  },
});

export const messages = {
  ...labels,
  ...defineMessages<{
    suspended: { reason: string };
    hoursOf: { number: number };
    removeHoursOf: { number: number };
  }>({
    suspended: {
      id: 'office.profile.suspended',
      defaultMessage: 'The mall has suspended your shop: {reason}',
    },
    hoursOf: { id: 'office.profile.hoursOf', defaultMessage: 'Hours {number, number}' },
    removeHoursOf: {
      id: 'office.profile.removeHoursOf',
      defaultMessage: 'Remove hours {number, number}',
    },
  }),
};
