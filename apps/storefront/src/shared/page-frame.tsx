import { Container } from '@vermilion/design-system/container';
import type { ReactNode } from 'react';
import { Seo, type SeoProps } from '../seo/seo';
import { PageBreadcrumbs, useBreadcrumbs } from './page-breadcrumbs';
import * as styles from './page-frame.css';

/** The content column of a page with its spacing. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <Container className={styles.frame}>{children}</Container>;
}

export interface TitledPageProps extends Pick<SeoProps, 'path'> {
  /** For breadcrumbs and search engines; the heading is part of the content. */
  title: string;
  children: ReactNode;
}

/** A page at the first level below home, of which its title says enough. */
export function TitledPage({ title, path, children }: TitledPageProps) {
  const breadcrumbs = useBreadcrumbs([{ label: title }]);
  return (
    <PageFrame>
      <Seo title={title} path={path} data={[breadcrumbs.data]} />
      <PageBreadcrumbs items={breadcrumbs.items} />
      {children}
    </PageFrame>
  );
}
