import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  help: { id: 'help.help', defaultMessage: 'Help' },
  service: { id: 'help.service', defaultMessage: 'Service' },
  call: { id: 'help.call', defaultMessage: 'Call customer service' },
  write: { id: 'help.write', defaultMessage: 'Write to customer service' },
  chat: { id: 'help.chat', defaultMessage: 'Start a chat' },
  chatCode: { id: 'help.chatCode', defaultMessage: 'QR code that opens the chat' },
  mobile: { id: 'help.mobile', defaultMessage: 'Mobile' },
  settle: { id: 'help.settle', defaultMessage: 'Sell here' },
  top: { id: 'help.top', defaultMessage: 'Top' },
});
