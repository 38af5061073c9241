'use client';
import { SkipLink } from '@vermilion/design-system/skip-link';
import { FormattedMessage } from 'react-intl';
import { MainHeader, type MainHeaderProps } from './main-header';
import * as styles from './main-header.css';
import { messages } from './messages';
import { TopBar, type TopBarProps } from './top-bar';
import { useFixedHeader } from './use-fixed-header';

export interface HeaderProps extends MainHeaderProps {
  /** Props of the `TopBar`; left out without it. */
  topBar?: TopBarProps;
  /** Id of the page's `<main>`, the target of the skip link. */
  mainId?: string;
}

/** Top bar, which small windows do not have, and main bar; the main bar is fixed once the page has scrolled past 120 px. */
export function Header({ topBar, mainId = 'main', ...main }: HeaderProps) {
  const { fixed, topRef } = useFixedHeader();
  return (
    <>
      <div ref={topRef} className={styles.top} />
      <header data-component="header" className={styles.header}>
        <SkipLink targetId={mainId}>
          <FormattedMessage {...messages.skip} />
        </SkipLink>
        {topBar && <TopBar {...topBar} />}
        <div className={styles.place}>
          <div data-fixed={fixed || undefined} className={styles.bar}>
            <MainHeader language={topBar?.language} {...main} />
          </div>
        </div>
      </header>
    </>
  );
}
