/** One figure of a benchmark. */
export interface Measurement {
  name: string;
  goal: string;
  measured: string;
  reached: boolean;
}
