/**
 * If the browser refuses local or session storage (a setting or policy makes even the access throw), storage in memory replaces it until the page is
 * reloaded. Has to be imported before any module that reads storage.
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

/** Like in real storage, the keys are properties of the object itself. */
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
