/** The part of autocannon that the benches use; the package brings no types. */
declare module 'autocannon' {
  interface Result {
    requests: { average: number };
    /** Milliseconds. */
    latency: { average: number; p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    /** One after the other, instead of the path of `url`. */
    requests?: { path: string }[];
  }): Promise<Result>;
}
