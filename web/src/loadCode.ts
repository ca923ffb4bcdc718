/** Code, a stylesheet or messages that could not be loaded, where it is us who say so. */
export class LoadFailure extends Error {}

/** What Chromium, Firefox and Safari say of a module, and the build of a stylesheet. A module that fails while it runs says other things. */
const saidOfLoading =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/;

/** Whether an error means that something could not be loaded, and not that there is a mistake in it. */
export const isLoadFailure = (error: unknown) =>
  error instanceof LoadFailure || (error instanceof Error && saidOfLoading.test(error.message));

let failures = 0;

/** Loaders whose stylesheets could not be loaded. */
const unstyled = new WeakSet<() => unknown>();

/**
 * Calls `load`, an `import()` of the build, and makes up for what a second call of it leaves out after a failure: a browser may remember for as long as
 * the page is open that a module could not be fetched, and the build asks for a stylesheet only once.
 * @param load the same function each time
 */
export async function loadCode<File extends object>(load: () => Promise<File>): Promise<File> {
  if (unstyled.has(load)) {
    await fetchStyles();
    unstyled.delete(load);
  }
  try {
    return await load();
  } catch (error) {
    if (String(error).includes('preload CSS')) unstyled.add(load);
    return fetchAgain(error);
  }
}

/**
 * Under another query a browser fetches a module again.
 * @throws the error itself when it names no module
 */
function fetchAgain<File>(error: unknown): Promise<File> {
  const address = String(error)
    .split(' ')
    .find((word) => word.endsWith('.js') && URL.canParse(word));
  if (!address) throw error;
  failures++;
  return import(/* @vite-ignore */ `${address}?again=${failures}`);
}

/** Fetches the stylesheets that failed. Those have no rules, as have some that are still loading, so none is taken out of the page. */
async function fetchStyles() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const missing = links.filter(({ sheet }) => !sheet);
  await Promise.all(missing.map(fetchStyle));
}

const fetchStyle = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.onload = resolve;
    again.onerror = () => {
      again.remove();
      reject(new LoadFailure(`could not load ${link.href}`));
    };
    link.after(again);
  });
