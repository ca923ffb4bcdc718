import { BusinessError } from './fail.ts';

/** How a check is made: what saves lets its error pass, what only asks takes note of it and goes on. */
export type Attempt = <T>(check: () => T) => T | undefined;

export const strictly: Attempt = (check) => check();

export interface Fault {
  /** Dotted path. */
  field: string;
  message: string;
}

/** Makes checks one after the other and keeps what they refuse. */
export function gathering(): { faults: Fault[]; attempt: Attempt } {
  const faults: Fault[] = [];
  return {
    faults,
    attempt(check) {
      try {
        return check();
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error;
        const { field = '' } = (error.data ?? {}) as { field?: string };
        faults.push({ field, message: error.message });
        return undefined;
      }
    },
  };
}
