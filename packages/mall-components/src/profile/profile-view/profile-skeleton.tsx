import { Card } from '@vermilion/design-system/card';
import { Skeleton } from '@vermilion/design-system/skeleton';
import { LoadingRegion } from '../../internal/loading-region';
import * as styles from './profile-view.css';

const fields = ['nickname', 'email', 'phone'];

/** Skeletons of avatar, fields and buttons. */
export function ProfileSkeleton() {
  return (
    <LoadingRegion>
      <div className={styles.parts}>
        <Card>
          <div className={styles.form}>
            <div className={styles.picture}>
              <Skeleton shape="circle" className={styles.avatarSkeleton} />
              <Skeleton className={styles.uploadSkeleton} />
            </div>
            {fields.map((field) => (
              <div key={field} className={styles.fieldSkeleton}>
                <Skeleton shape="text" width="1/4" />
                <Skeleton className={styles.controlSkeleton} />
              </div>
            ))}
            <Skeleton className={styles.buttonSkeleton} />
          </div>
        </Card>
        <Card>
          <div className={styles.password}>
            <Skeleton shape="text" size="md" width="1/4" />
            <Skeleton shape="text" width="3/4" />
            <Skeleton className={styles.buttonSkeleton} />
          </div>
        </Card>
      </div>
    </LoadingRegion>
  );
}
