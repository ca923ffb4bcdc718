import { useTranslation } from 'react-i18next';

export interface OptionsAnswer {
  loading: boolean;
  error: unknown;
  reload: () => unknown;
}

/** What a select says of options that come in one answer: that they load, or that they could not be loaded, which it tries again when it is opened. */
export function useOptionsState({ loading, error, reload }: OptionsAnswer) {
  const { t } = useTranslation('kit');
  const failed = error !== undefined;
  return {
    loading,
    footer: failed && t('loadFailed'),
    onOpen: () => {
      if (failed) void reload();
    },
  };
}
