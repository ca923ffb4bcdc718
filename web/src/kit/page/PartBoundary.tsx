import Button from '@douyinfe/semi-ui/lib/es/button';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  children: ReactNode;
  /** Shown in place of a failed part; by default a message and a retry button. */
  fallback?: ReactNode;
}

/** An error boundary around a part of a form: if the part crashes, the rest of the form and the typed input stay. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    return fallback ?? <Failed onRetry={() => this.setState({ failed: false })} />;
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['kit', 'common']);
  return (
    <div role="alert">
      {t('kit:partFailed')}{' '}
      <Button size="small" htmlType="button" type="tertiary" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}
