/** Does something that may be refused; see DemoBar. */
export type Run = (work: () => Promise<unknown>) => Promise<void>;
