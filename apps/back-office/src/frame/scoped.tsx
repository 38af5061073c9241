import type { OperatorScope } from '@vermilion/api-client/operator';
import { EmptyState } from '@vermilion/design-system/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useScope } from '../session/session-context';
import { messages as shared } from '../shared/messages';

export interface ScopedProps {
  scope: OperatorScope;
  children: ReactNode;
}

/** A page for those whose roles include its scope; others are told so. */
export function Scoped({ scope, children }: ScopedProps) {
  if (useScope(scope)) return children;
  return (
    <EmptyState>
      <FormattedMessage {...shared.forbidden} />
    </EmptyState>
  );
}
