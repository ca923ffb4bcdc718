/** The part of autocannon's API that the benches use; the package has no types. */
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
    /** Requests to send in turn, instead of the path of `url`. */
    requests?: { path: string }[];
  }): Promise<Result>;
}
