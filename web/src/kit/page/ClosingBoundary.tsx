import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../api/notice.ts';
import { loadAgainAfter } from './lazyWith.ts';

interface Props {
  children: ReactNode;
  onClose: () => unknown;
}

/** An error boundary around what opens over a page: if it cannot be loaded or crashes, a message says so, it closes, and the page stays. */
export function ClosingBoundary(props: Props) {
  const { t } = useTranslation('kit');
  return <Boundary {...props} message={t('partFailed')} />;
}

class Boundary extends Component<Props & { message: string }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: unknown) {
    loadAgainAfter(error);
    notify('error', this.props.message, undefined, error);
    this.props.onClose();
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
