/**
 * Where the browser refuses its storage (blocked by a setting or a policy: the mere look at it throws), one in memory takes its
 * place until the page is loaded again. Has to be imported before whatever reads it.
 */
for (const name of ['localStorage', 'sessionStorage'] as const)
  if (!isUsable(name)) Object.defineProperty(window, name, { configurable: true, value: memoryStorage() });

function isUsable(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return window[name].getItem('') === null || true;
  } catch {
    return false;
  }
}

/** As the real one, its keys are its own properties. */
function memoryStorage(): Storage {
  const methods = {
    get length() {
      return Object.keys(values).length;
    },
    key: (at: number) => Object.keys(values)[at] ?? null,
    getItem: (key: string) => (Object.hasOwn(values, key) ? (values[key] ?? null) : null),
    setItem(key: string, value: string) {
      values[key] = String(value);
    },
    removeItem(key: string) {
      delete values[key];
    },
    clear() {
      for (const key of Object.keys(values)) delete values[key];
    },
  };
  const values: Record<string, string> = Object.create(methods);
  return values as unknown as Storage;
}
