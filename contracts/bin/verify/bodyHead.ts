/** What is kept of a body, in bytes, and shown of it, in characters: a person reads the beginning. */
const kept = 8192;
const shown = 600;

/** The beginning of a body that streams through, and how long it was. */
export class BodyHead {
  #chunks: Buffer[] = [];
  #size = 0;

  add(chunk: Buffer): void {
    if (this.#size < kept) this.#chunks.push(chunk.subarray(0, kept - this.#size));
    this.#size += chunk.length;
  }

  get size(): number {
    return this.#size;
  }

  get text(): string {
    return Buffer.concat(this.#chunks).toString('utf8');
  }

  /** As long as it can be read, with what was cut. `clean` is asked before: a token that is cut in two would not be found. */
  shownBy(clean: (text: string) => string): string {
    const { text } = this;
    if (this.#size <= kept && text.length <= shown) return clean(text);
    // A token may reach over the end of what is shown.
    const head = clean(text).slice(0, shown);
    return `${head}… (cut, ${this.#size} bytes in all)`;
  }
}
