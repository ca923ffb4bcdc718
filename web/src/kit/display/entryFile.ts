/** The file with which a page starts; each build gives it another name. */
export const entryOf = (page: Document) =>
  page.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined;
