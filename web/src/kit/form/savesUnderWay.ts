/** Saves that have not been answered yet, by the drafts of their forms: a form may be left for another tab meanwhile. */
const underWay = new Map<string, Promise<boolean>>();

export const savesUnderWay = {
  /** Whether it was saved; undefined where nothing is under way. */
  get: (draftId: string | undefined): Promise<boolean> | undefined =>
    draftId === undefined ? undefined : underWay.get(draftId),

  /** Saves, and remembers it until it is answered. @throws what `save` throws */
  async run(draftId: string | undefined, save: () => Promise<unknown>): Promise<void> {
    const saving = save();
    if (draftId !== undefined) {
      const answered = saving.then(
        () => true,
        () => false,
      );
      underWay.set(draftId, answered);
      void answered.then(() => underWay.delete(draftId));
    }
    await saving;
  },
};
