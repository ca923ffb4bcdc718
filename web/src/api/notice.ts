/** A short message at the top of the page. The kit shows it; any module may send one. */
export interface Notice {
  kind: 'success' | 'error' | 'warning';
  text: string;
  /** A button in the message, which then stays longer. */
  action?: { text: string; onClick: () => unknown };
  /** A failure that the user cannot help: the message offers the problem report about it, as long as it is there. */
  failure?: unknown;
}

type Listener = (notice: Notice) => void;
let listener: Listener | undefined;
const waiting: Notice[] = [];

/** Shows a message for 2 seconds, one with a button for 8. */
export function notify(
  kind: Notice['kind'],
  text: string,
  action?: Notice['action'],
  failure?: Notice['failure'],
) {
  const notice = { kind, text, ...(action && { action }), ...(failure !== undefined && { failure }) };
  if (listener) listener(notice);
  else waiting.push(notice);
}

/** Registers the one listener that shows messages. Messages that were sent before it registered are shown at once. */
export function onNotice(next: Listener): () => void {
  listener = next;
  for (const notice of waiting.splice(0)) next(notice);
  return () => {
    if (listener === next) listener = undefined;
  };
}
