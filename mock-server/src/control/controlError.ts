/** A refusal of the control plane: an HTTP status and one English sentence for the developer. */
export class ControlError extends Error {
  readonly http: number;

  constructor(http: number, sentence: string) {
    super(sentence);
    this.http = http;
  }
}
