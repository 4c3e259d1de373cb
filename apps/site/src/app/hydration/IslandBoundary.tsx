import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Stands in the place of what throws. */
  readonly fallback: ReactNode;
}

/** Keeps what throws from taking more than itself. React reports the error. */
export class IslandBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
