/** Milliseconds that the backend's clock is ahead of this machine's. Only a mock tells it (docs/decisions/0015-today.md). */
let ahead = 0;

/** Milliseconds; clocks that differ by less count as equal. */
const equalMs = 60_000;

/** Epoch milliseconds of the moment from which screens take today and now. For how long something takes there is `performance.now()`. */
export const nowMs = () => Date.now() + ahead;

/**
 * Follows the clock of a mock, which its control plane moves. Where it does not answer, the clock of this machine holds.
 * @param address answers `{ epochMs }`
 */
export async function followClock(address: string): Promise<void> {
  try {
    const response = await fetch(address);
    const { epochMs } = (await response.json()) as { epochMs?: unknown };
    const by = Number(epochMs) - Date.now();
    if (Math.abs(by) >= equalMs) ahead = by;
  } catch {
    // No control plane, or another backend.
  }
}
