'use client';
import { QrIcon } from '@vermilion/design-system/icon';
import { useIntl } from 'react-intl';
import { useLazyModule } from '../internal/use-lazy-module';
import { Flyout } from './flyout';
import { messages } from './messages';
import * as styles from './top-bar.css';
import type { MobileMenuProps } from './types';

const loadPanels = () => import('./panels');

function Code({ open, ...props }: MobileMenuProps & { open: boolean }) {
  const part = useLazyModule(open, loadPanels);
  return <div className={styles.code}>{part && <part.MobilePanel {...props} />}</div>;
}

/** The mall on a phone; the panel's content is loaded when it opens. */
export function MobileMenu(props: MobileMenuProps) {
  const label = useIntl().formatMessage(messages.mobile);
  return (
    <Flyout
      label={label}
      trigger={
        <>
          <QrIcon size="sm" />
          {label}
        </>
      }
      buttonProps={{ className: styles.item }}
      className={styles.wide}
    >
      {(open) => <Code {...props} open={open} />}
    </Flyout>
  );
}
