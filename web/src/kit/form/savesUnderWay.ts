interface Save {
  /** Told whether it was saved. */
  successor: ((isSaved: boolean) => void) | undefined;
}

/** Saves that have not been answered yet, by the drafts of their forms: a form may be left for another tab meanwhile, and be opened again. */
const underWay = new Map<string, Save>();

export const savesUnderWay = {
  /**
   * A form that was opened again waits for what its predecessor is saving.
   * @returns ends the waiting; undefined where nothing is under way
   */
  takeOver(draftId: string, successor: (isSaved: boolean) => void): (() => void) | undefined {
    const save = underWay.get(draftId);
    if (!save) return undefined;
    save.successor = successor;
    return () => {
      if (save.successor === successor) save.successor = undefined;
    };
  },

  /** Saves. Whether another form has taken it over. @throws what `call` throws */
  async run(draftId: string | undefined, call: () => Promise<unknown>): Promise<boolean> {
    const save: Save = { successor: undefined };
    if (draftId !== undefined) underWay.set(draftId, save);
    let isSaved = false;
    let successor: Save['successor'];
    try {
      await call();
      isSaved = true;
    } finally {
      if (draftId !== undefined) underWay.delete(draftId);
      successor = save.successor;
      successor?.(isSaved);
    }
    return successor !== undefined;
  },
};
