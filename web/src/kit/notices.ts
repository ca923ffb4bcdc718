import type { Notice } from '../api/notice.ts';

/** Specification section 8. */
const seconds = 2;

/**
 * Shows a message at the top centre; of one kind and text there is never more than one. The widget loads with the first
 * message. It goes by itself: Semi's own cross has no name that a screen reader could tell.
 */
export async function showNotice({ kind, text }: Notice) {
  const { default: Toast } = await import('@douyinfe/semi-ui/lib/es/toast');
  Toast[kind]({ id: `${kind} ${text}`, content: text, duration: seconds, showClose: false, theme: 'light' });
}
