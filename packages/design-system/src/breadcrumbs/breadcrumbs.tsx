import { ChevronRightIcon } from '../icon/icons-action';
import type { PropsOf } from '../internal/component-props';
import { Link } from '../link/link';
import { Truncate } from '../truncate/truncate';
import * as styles from './breadcrumbs.css';

export interface Breadcrumb {
  label: string;
  /** Where it leads; the last one, the page itself, has none. */
  href?: string;
}

export type BreadcrumbsProps = PropsOf<
  'nav',
  {
    /** Name of the navigation. */
    label: string;
    items: readonly Breadcrumb[];
  }
>;

/** Where this page stands in the mall. */
export function Breadcrumbs({ label, items, ...rest }: BreadcrumbsProps) {
  return (
    <nav data-component="breadcrumbs" aria-label={label} {...rest}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={index} className={styles.crumb}>
            {index > 0 && <ChevronRightIcon className={styles.separator} />}
            {item.href ? (
              <Link variant="quiet" href={item.href}>
                {item.label}
              </Link>
            ) : (
              <Truncate lines={1} aria-current="page" className={styles.current}>
                {item.label}
              </Truncate>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
