'use client';
import { ShareIcon } from '@vermilion/design-system/icon';
import { useIntl } from 'react-intl';
import { Flyout } from '../header/flyout';
import { lazyComponent } from '../internal/lazy-component';
import { messages } from './messages';
import { shareNatively } from './share-natively';
import * as styles from './share-menu.css';

const LazySharePanel = lazyComponent(async () => (await import('./share-panel')).SharePanel);

export interface ShareMenuProps {
  /** Whole address of the page. */
  href: string;
  /** What it is about, e.g. the name of the goods. */
  title: string;
}

/** Tells others of a page: by the device's own means on a phone, else by its link or a QR code. */
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
