import type { ReactNode } from 'react';
import { PageFrame } from '../shared/page-frame';
import { Trail, useTrail } from '../shared/trail';

export interface AccountFrameProps {
  /** Of the page, for the trail. */
  title: string;
  children: ReactNode;
}

/** A page of the account. */
export function AccountFrame({ title, children }: AccountFrameProps) {
  const trail = useTrail([{ label: title }]);
  return (
    <PageFrame>
      <Trail items={trail.items} />
      {children}
    </PageFrame>
  );
}
