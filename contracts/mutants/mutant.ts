/** A mistake that somebody could make in a backend, put into a copy of the mock: does acceptance find it? */
export interface BehaviourMutant {
  /** Below the root of the repository. */
  file: string;
  /** A text that the file has once. */
  from: string;
  to: string;
  /** The mistake in a sentence. */
  says: string;
  /** Areas whose rules are tried, so that one mutant takes seconds; without them all are, those of the file's own area first. */
  only?: string;
  /** Why nobody can notice it over HTTP. Such a mutant must survive. */
  unnoticed?: string;
}
