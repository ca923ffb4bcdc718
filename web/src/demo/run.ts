/** Runs an action that the control plane may refuse; see DemoBar. */
export type Run = (work: () => Promise<unknown>) => Promise<void>;
