import { Component, type ReactNode } from 'react';

interface State {
  readonly fault?: string;
}

/** Around a stage: a declaration that cannot be drawn says so in its place, and the text beside it can be mended. */
export class StageBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {};
  static getDerivedStateFromError = (error: unknown): State => ({ fault: String(error) });
  override render() {
    const { fault } = this.state;
    return fault === undefined ? this.props.children : <p role="alert">{`无法预览：${fault}`}</p>;
  }
}
