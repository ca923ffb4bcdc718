import type { AnyEndpoint } from '#contracts/endpoint.ts';

/** A call that has ended, without anything that it asked or answered. */
export interface RecentCall {
  endpoint: AnyEndpoint;
  /** The user did not ask for it: a poll. */
  quiet: boolean;
  /** When it was sent, in epoch milliseconds. */
  at: number;
  durationMs: number;
  /** Of the response and of its envelope; undefined if there was none. */
  http?: number | undefined;
  status?: number | undefined;
  /** The backend's own name of the call, if it told one. */
  traceId?: string | undefined;
}

const most = 20;
const calls: RecentCall[] = [];

/** Remembers the latest calls, for problem reports. Of a poll that goes well again and again only the latest stays, so that it does not push out the others. */
export function noteCall(call: RecentCall) {
  if (call.quiet && call.status === 1) {
    const before = calls.findIndex(
      (other) => other.quiet && other.status === 1 && other.endpoint === call.endpoint,
    );
    if (before >= 0) calls.splice(before, 1);
  }
  calls.push(call);
  if (calls.length > most) calls.shift();
}

/** The oldest first. */
export const recentCalls = (): readonly RecentCall[] => calls;
