import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What stands in their place once one of them has thrown; it may throw on what is not its matter. `reset` draws them again. */
  readonly fallback: (error: unknown, reset: () => void) => ReactNode;
  /** Told at once, before anything else is drawn. */
  readonly onError?: (error: unknown) => void;
}

interface State {
  readonly caught: { readonly error: unknown } | undefined;
}

/** Keeps what throws while it is drawn from taking along what stands around it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: undefined };
  static getDerivedStateFromError = (error: unknown): State => ({ caught: { error } });
  readonly #reset = () => this.setState({ caught: undefined });
  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }
  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error, this.#reset) : this.props.children;
  }
}
