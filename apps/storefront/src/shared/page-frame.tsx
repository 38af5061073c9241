import { Container } from '@vermilion/design-system/container';
import type { ReactNode } from 'react';
import * as styles from './page-frame.css';

/** The content column of a page with its spacing. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <Container className={styles.frame}>{children}</Container>;
}
