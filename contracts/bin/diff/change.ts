/** One difference between two versions of the contract. */

// biome-ignore lint/suspicious/noExplicitAny: parts of JSON documents that are read field by field
export type Json = any;

/**
 * Whom a change breaks. `console`: a console of the old version against a backend of the new one. `backend`: a backend of the old version under a
 * console of the new one. `nobody`: both go on as they are.
 */
type Broken = 'console' | 'backend' | 'both' | 'nobody';

export interface Change {
  /** `area.call`, or the part of the contract that is no call. */
  of: string;
  /** Where in it: `request.name`, `answer.list[].id`, `rights`; '' for the call itself. */
  at: string;
  what: string;
  breaks: Broken;
  why: string;
}

export type Say = (at: string, what: string, breaks: Broken, why: string) => void;
