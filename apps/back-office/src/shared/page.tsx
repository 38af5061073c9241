import { Heading } from '@vermilion/design-system/heading';
import { Inline } from '@vermilion/design-system/inline';
import { type ReactNode, useEffect } from 'react';
import * as styles from './page.css';

export interface PageProps {
  title: string;
  /** Actions beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page with its heading, which also names the window. */
export function Page({ title, actions, children }: PageProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        {actions && <Inline>{actions}</Inline>}
      </div>
      {children}
    </div>
  );
}
