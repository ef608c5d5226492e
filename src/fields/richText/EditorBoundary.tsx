import { Component, type ReactNode } from 'react';

interface Props {
  /** Told at once, while what the editor held can still be asked for. */
  readonly onFault: () => void;
  /** Stands in the editor's place until it is begun again. */
  readonly instead: (begin: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly isBroken: boolean;
}

/** Keeps a fault of the editor in the editor: the form around it goes on. E17 */
export class EditorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };
  static getDerivedStateFromError = (): State => ({ isBroken: true });
  override componentDidCatch() {
    this.props.onFault();
  }
  override render() {
    const { instead, children } = this.props;
    return this.state.isBroken ? instead(() => this.setState({ isBroken: false })) : children;
  }
}
