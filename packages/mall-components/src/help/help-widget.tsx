'use client';
import { FloatingWidget, type FloatingWidgetItem } from '@vermilion/design-system/floating-widget';
import { ArrowUpIcon, ChatIcon, QrIcon, StoreIcon } from '@vermilion/design-system/icon';
import { useScrollToTop } from '@vermilion/design-system/scroll-to-top';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PageQrCode } from '../internal/page-qr-code';
import { messages } from './messages';
import type { ServiceContact } from './service-pop-out';
import { ServicePopOut } from './service-pop-out';

export interface HelpWidgetProps {
  service?: ServiceContact;
  /** Whole address of the page, for the QR code that opens it on a phone; left out without it. */
  pageHref?: string;
  /** Application to become a merchant; the box is left out without it. */
  settleHref?: string;
  /** Id of the page's `<main>`, which takes the focus at the top. */
  mainId?: string;
}

/** The boxes at the window's right edge: customer service, the page on a phone, settlement, back to the top. */
export function HelpWidget({ service, pageHref, settleHref, mainId = 'main' }: HelpWidgetProps) {
  const { formatMessage } = useIntl();
  const { scrollToTop } = useScrollToTop({ targetId: mainId });
  const [wanted, setWanted] = useState(false);
  const items: FloatingWidgetItem[] = [];
  if (service?.phone || service?.onChat)
    items.push({
      id: 'service',
      icon: <ChatIcon />,
      label: formatMessage(messages.service),
      onPress: service.phone ? undefined : service.onChat,
      popOut: (service.phone || service.chatHref) && (
        <ServicePopOut service={service} wanted={wanted} />
      ),
    });
  if (pageHref)
    items.push({
      id: 'mobile',
      icon: <QrIcon />,
      label: formatMessage(messages.mobile),
      popOut: <PageQrCode href={pageHref} wanted={wanted} />,
    });
  if (settleHref)
    items.push({
      id: 'settle',
      icon: <StoreIcon />,
      label: formatMessage(messages.settle),
      href: settleHref,
    });
  items.push({
    id: 'top',
    icon: <ArrowUpIcon />,
    label: formatMessage(messages.top),
    onPress: scrollToTop,
  });
  return (
    <FloatingWidget
      label={formatMessage(messages.help)}
      items={items}
      onPointerEnter={() => setWanted(true)}
      onPointerLeave={() => setWanted(false)}
      onFocus={() => setWanted(true)}
      onBlur={() => setWanted(false)}
    />
  );
}
