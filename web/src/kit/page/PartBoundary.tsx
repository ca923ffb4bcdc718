import Button from '@douyinfe/semi-ui/lib/es/button';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  children: ReactNode;
  /** In place of the part; without one, a sentence and a retry. */
  fallback?: ReactNode;
}

/** A part of a form that crashes does not take the form away: the rest, and what was typed, stays. */
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
