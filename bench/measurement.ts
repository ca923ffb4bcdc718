/** One figure of the benchmark. */
export interface Measurement {
  name: string;
  goal: string;
  measured: string;
  reached: boolean;
}
