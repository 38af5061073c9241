import type { ReactNode } from 'react';
import { Component } from 'react';
import type { PageResult } from './page-result';

interface PageBoundaryProps {
  shown: PageResult;
  /** Replaces a page that fails to render. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  failed?: { error: unknown };
  of?: PageResult;
}

/** An error boundary that resets when another page is shown. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {};

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ shown }: PageBoundaryProps, { of }: PageBoundaryState) {
    return of === shown ? null : { of: shown, failed: undefined };
  }

  override render() {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.error) : this.props.children;
  }
}
