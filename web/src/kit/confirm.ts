import i18next from 'i18next';

/** Asks before something that cannot be taken back. Focus returns to where it came from. The dialog loads when first needed. */
export async function confirmAction(question: string, words?: { ok?: string; cancel?: string }): Promise<boolean> {
  const { default: Modal } = await import('@douyinfe/semi-ui/lib/es/modal');
  const opener = document.activeElement;
  // Semi names its buttons in English for screen readers unless it is told.
  const ok = words?.ok ?? i18next.t('common:confirm');
  const cancel = words?.cancel ?? i18next.t('common:cancel');
  return new Promise((resolve) => {
    const settle = (answer: boolean) => {
      resolve(answer);
      if (opener instanceof HTMLElement) requestAnimationFrame(() => opener.focus());
    };
    Modal.confirm({
      title: question,
      okText: ok,
      okButtonProps: { 'aria-label': ok },
      cancelText: cancel,
      cancelButtonProps: { 'aria-label': cancel },
      centered: true,
      maskClosable: false,
      onOk: () => settle(true),
      onCancel: () => settle(false),
    });
  });
}
