import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  help: { id: 'help.help', defaultMessage: 'Help' },
  service: { id: 'help.service', defaultMessage: 'Service' },
  serviceDetail: { id: 'help.serviceDetail', defaultMessage: 'Customer service' },
  chat: { id: 'help.chat', defaultMessage: 'Start a chat' },
  settle: { id: 'help.settle', defaultMessage: 'Sell here' },
  top: { id: 'help.top', defaultMessage: 'Top' },
});
