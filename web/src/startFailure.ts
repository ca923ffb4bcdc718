/** What the console does before it shows anything. */
export type StartStep = keyof typeof titles;

/** In the two languages that operators read: no message file may be there yet. */
const titles = {
  config: '配置加载失败 · The configuration could not be loaded',
  messages: '界面文字加载失败 · The texts could not be loaded',
  console: '控制台启动失败 · The console could not be started',
};

/** Says in place of the console which step has failed, and why. */
export function explainStart(root: HTMLElement, step: StartStep, error: unknown) {
  const box = document.createElement('main');
  box.className = 'startFailure';
  const title = document.createElement('h1');
  title.textContent = titles[step];
  const detail = document.createElement('p');
  const reason = error instanceof Error ? error.message : String(error);
  detail.textContent = step === 'config' ? `/config.json: ${reason}` : reason;
  const retry = document.createElement('button');
  retry.textContent = '重试 · Retry';
  retry.onclick = () => location.reload();
  box.append(title, detail, retry);
  root.replaceChildren(box);
}
