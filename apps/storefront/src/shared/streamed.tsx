import { QueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';

export interface StreamedProps {
  /** Shown while the data is loading. */
  loading: ReactNode;
  failed: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** A part of a page that loads after the rest: streamed by the server, fetched by the browser. */
export function Streamed({ loading, failed, children }: StreamedProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          fallback={(retry) =>
            failed(() => {
              reset();
              retry();
            })
          }
        >
          <Suspense fallback={loading}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
