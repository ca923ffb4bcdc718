// The ground before the first paint, in the theme that the user has chosen, or else in that of the system (src/app/theme.ts).
(() => {
  let choice;
  try {
    choice = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
  } catch {
    // Cookies are refused.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.style.colorScheme = choice ?? system;
})();
