import { FloatingWidget } from '@vermilion/design-system/floating-widget';
import { ArrowUpIcon, ChatIcon, PhoneIcon } from '@vermilion/design-system/icon';

export const Example = () => (
  <FloatingWidget
    label="Help"
    items={[
      { id: 'chat', icon: <ChatIcon />, label: 'Chat', popOut: 'We answer from 9 to 21' },
      { id: 'call', icon: <PhoneIcon />, label: 'Call', href: 'tel:+85621', popOut: '+856 21' },
      { id: 'top', icon: <ArrowUpIcon />, label: 'Top', onPress: () => scrollTo(0, 0) },
    ]}
  />
);
