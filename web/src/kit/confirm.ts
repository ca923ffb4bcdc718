import i18next from 'i18next';

/** Asks before something that cannot be taken back. Focus returns to where it came from. The dialog loads when first needed. */
export async function confirmAction(question: string, words?: { ok?: string; cancel?: string }): Promise<boolean> {
  const { default: Modal } = await import('@douyinfe/semi-ui/lib/es/modal');
  const opener = document.activeElement;
  return new Promise((resolve) => {
    const settle = (answer: boolean) => {
      resolve(answer);
      if (opener instanceof HTMLElement) requestAnimationFrame(() => opener.focus());
    };
    Modal.confirm({
      title: question,
      okText: words?.ok ?? i18next.t('common:confirm'),
      cancelText: words?.cancel ?? i18next.t('common:cancel'),
      centered: true,
      maskClosable: false,
      onOk: () => settle(true),
      onCancel: () => settle(false),
    });
  });
}
