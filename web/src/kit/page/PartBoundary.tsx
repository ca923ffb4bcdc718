import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAgainAfter } from './lazyWith.ts';
import { RetryButtons } from './RetryButtons.tsx';

interface Props {
  children: ReactNode;
  /** Shown in place of a failed part; by default a message and a retry button. */
  fallback?: ReactNode;
}

/** An error boundary around a part of a form: if the part crashes, the rest of the form and the typed input stay. */
export class PartBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override componentDidCatch = loadAgainAfter;
  override render() {
    const { children, fallback } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return fallback ?? <Failed error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['kit', 'common']);
  return (
    <div role="alert">
      {t('kit:partFailed')} <RetryButtons size="small" error={error} onRetry={onRetry} />
    </div>
  );
}
