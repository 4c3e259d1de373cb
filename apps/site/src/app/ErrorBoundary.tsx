import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

interface Props {
  readonly children: ReactNode;
  /** The page inside: another one is another try. */
  readonly address: string;
}

/** Shows the error screen in place of a page that throws (specification, section 2). */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ address }: Props) {
    if (this.state.failed && address !== this.props.address) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}
