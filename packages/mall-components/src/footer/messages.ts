import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    links: { id: 'footer.links', defaultMessage: 'More of the mall' },
    payments: { id: 'footer.payments', defaultMessage: 'Ways to pay' },
    languages: { id: 'footer.languages', defaultMessage: 'Language' },
    promises: { id: 'footer.promises', defaultMessage: 'What we promise' },
    genuine: { id: 'footer.genuine', defaultMessage: 'Known shops' },
    genuineDetail: { id: 'footer.genuineDetail', defaultMessage: 'Every shop is checked by us' },
    delivery: { id: 'footer.delivery', defaultMessage: 'Delivery' },
    deliveryDetail: { id: 'footer.deliveryDetail', defaultMessage: 'Tracked to your door' },
    payment: { id: 'footer.payment', defaultMessage: 'Safe payment' },
    paymentDetail: { id: 'footer.paymentDetail', defaultMessage: 'Your money is protected' },
    returns: { id: 'footer.returns', defaultMessage: 'Returns' },
    returnsDetail: { id: 'footer.returnsDetail', defaultMessage: 'Help when something is wrong' },
  }),
  ...defineMessages<{
    phone: { phone: string };
    email: { email: string };
    address: { address: string };
  }>({
    phone: { id: 'footer.phone', defaultMessage: 'Phone: {phone}' },
    email: { id: 'footer.email', defaultMessage: 'E-mail: {email}' },
    address: { id: 'footer.address', defaultMessage: 'Address: {address}' },
  }),
};

export const colorModeMessages = defineMessages({
  colorMode: { id: 'footer.colorMode', defaultMessage: 'Colours of the page' },
  light: { id: 'footer.colorMode.light', defaultMessage: 'Light' },
  dark: { id: 'footer.colorMode.dark', defaultMessage: 'Dark' },
  system: { id: 'footer.colorMode.system', defaultMessage: 'Device' },
});
