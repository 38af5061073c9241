'use client';
import { Button } from '@vermilion/design-system/button';
import { FloatingWidget, type FloatingWidgetItem } from '@vermilion/design-system/floating-widget';
import { ArrowUpIcon, ChatIcon, StoreIcon } from '@vermilion/design-system/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './help-widget.css';
import { messages } from './messages';

export interface HelpWidgetProps {
  /** How customer service is reached; without any way the box is left out. */
  service?: {
    phone?: string;
    /** Opens the chat: a link, a window or a mail, as the mall has set it. */
    onChat?: () => void;
  };
  /** Application to become a merchant; the box is left out without it. */
  settleHref?: string;
}

const toTop = () => {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
};

/** The boxes at the window's right edge: customer service, settlement, back to the top. */
export function HelpWidget({ service, settleHref }: HelpWidgetProps) {
  const intl = useIntl();
  const items: FloatingWidgetItem[] = [];
  if (service?.phone || service?.onChat)
    items.push({
      id: 'service',
      icon: <ChatIcon />,
      label: intl.formatMessage(messages.service),
      onPress: service.phone ? undefined : service.onChat,
      popOut: service.phone && (
        <div className={styles.contact}>
          <span className={styles.lines}>
            <span className={styles.title}>
              <FormattedMessage {...messages.serviceDetail} />
            </span>
            <a href={`tel:${service.phone.replace(/[^+\d]/g, '')}`} className={styles.phone}>
              {service.phone}
            </a>
          </span>
          {service.onChat && (
            <Button size="sm" variant="soft" onClick={service.onChat}>
              <FormattedMessage {...messages.chat} />
            </Button>
          )}
        </div>
      ),
    });
  if (settleHref)
    items.push({
      id: 'settle',
      icon: <StoreIcon />,
      label: intl.formatMessage(messages.settle),
      href: settleHref,
    });
  items.push({
    id: 'top',
    icon: <ArrowUpIcon />,
    label: intl.formatMessage(messages.top),
    onPress: toTop,
  });
  return <FloatingWidget label={intl.formatMessage(messages.help)} items={items} />;
}
