'use client';
import { FloatingWidget, type FloatingWidgetItem } from '@vermilion/design-system/floating-widget';
import { ArrowUpIcon, ChatIcon, QrIcon, StoreIcon } from '@vermilion/design-system/icon';
import { useScrollToTop } from '@vermilion/design-system/scroll-to-top';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PageQrCode } from '../internal/page-qr-code';
import { useLazyModule } from '../internal/use-lazy-module';
import * as styles from './help-widget.css';
import { messages } from './messages';
import type { ServiceContact } from './service-pop-out';

export interface HelpWidgetProps {
  /** How to contact customer service; without it the box is left out. */
  service?: ServiceContact;
  /** Absolute URL of the page, for the QR code that opens it on a phone; left out without it. */
  pageHref?: string;
  /** Link to the merchant application; the box is left out without it. */
  settleHref?: string;
  /** Id of the page's `<main>`, which receives focus after scrolling to the top. */
  mainId?: string;
}

const loadWays = () => import('./service-pop-out');

/**
 * The boxes at the right edge of the window: customer service, the page on a phone, settlement, back to top.
 */
export function HelpWidget({ service, pageHref, settleHref, mainId = 'main' }: HelpWidgetProps) {
  const { formatMessage } = useIntl();
  const { scrollToTop } = useScrollToTop({ targetId: mainId });
  const [enabled, setEnabled] = useState(false);
  const Ways = useLazyModule(enabled, loadWays);
  const items: FloatingWidgetItem[] = [];
  if (service?.phone || service?.email || service?.onChat)
    items.push({
      id: 'service',
      icon: <ChatIcon />,
      label: formatMessage(messages.service),
      popOut: Ways ? <Ways.ServicePopOut {...service} /> : <Skeleton shape="text" />,
    });
  if (pageHref)
    items.push({
      id: 'mobile',
      icon: <QrIcon />,
      label: formatMessage(messages.mobile),
      popOut: (
        <div className={styles.qrCode}>
          <PageQrCode href={pageHref} enabled={enabled} />
        </div>
      ),
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
      onPointerEnter={() => setEnabled(true)}
      onPointerLeave={() => setEnabled(false)}
      onFocus={() => setEnabled(true)}
      onBlur={() => setEnabled(false)}
    />
  );
}
