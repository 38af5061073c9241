'use client';
import { ShareIcon } from '@vermilion/design-system/icon';
import { useIntl } from 'react-intl';
import { Flyout } from '../header/flyout';
import { lazyComponent } from '../internal/lazy-component';
import { messages } from './messages';
import * as styles from './share-menu.css';
import { shareNatively } from './share-natively';

const LazySharePanel = lazyComponent(async () => (await import('./share-panel')).SharePanel);

export interface ShareMenuProps {
  /** Absolute URL of the page. */
  href: string;
  /** Title of the page, e.g. the name of the goods. */
  title: string;
}

/** Shares a page: with the system's share sheet on a phone, else as a link or QR code. */
export function ShareMenu({ href, title }: ShareMenuProps) {
  const intl = useIntl();
  return (
    <Flyout
      label={intl.formatMessage(messages.share)}
      trigger={<ShareIcon />}
      buttonProps={{ className: styles.button }}
      instead={shareNatively({ title, url: href })}
    >
      {(open) => open && <LazySharePanel href={href} />}
    </Flyout>
  );
}
