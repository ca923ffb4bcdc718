import * as z from 'zod/mini';
import type { Envelope } from '#contracts/envelope.ts';
import { ControlError } from '../control/controlError.ts';
import { type Asked, keyOf } from './matchKey.ts';
import { withoutPersons } from './personal.ts';
import { type Recorded, type Recording, type RecordingFolder, recordingFormat } from './recordingFolder.ts';

export const recordingInput = z.strictObject({
  action: z.enum(['start', 'stop', 'save', 'replay']),
  name: z.optional(z.string()),
});
export const recordingTakes = '{action: start | stop | save | replay, name?: letters, digits, - and _}';

const capacity = { recordings: 20, answers: 5000 };

/** Answers of real backends under a name, in memory, and as files where there is a folder for them. */
export class Recordings {
  readonly #folder: RecordingFolder | undefined;
  readonly #byName = new Map<string, Recording>();
  #recording: Recording | undefined;
  #replaying: { name: string; byKey: Map<string, Recorded[]> } | undefined;

  constructor(folder: RecordingFolder | undefined) {
    this.#folder = folder;
  }

  get isRecording(): boolean {
    return this.#recording !== undefined;
  }

  get isReplaying(): boolean {
    return this.#replaying !== undefined;
  }

  state() {
    const kept = [...this.#byName.values()].map(({ name, answers }) => ({ name, answers: answers.length }));
    return {
      recording: this.#recording?.name ?? null,
      replaying: this.#replaying?.name ?? null,
      recordings: kept,
      files: this.#folder?.names() ?? [],
    };
  }

  /** @throws ControlError with a sentence */
  act({ action, name }: z.infer<typeof recordingInput>): void {
    if (action === 'stop') {
      this.#recording = undefined;
      this.#replaying = undefined;
      return;
    }
    const wanted = checkedName(name);
    if (action === 'start') this.#start(wanted);
    if (action === 'replay') this.#replay(wanted);
    if (action === 'save') this.#save(wanted);
  }

  /** The fixture itself. @throws ControlError 404 */
  get(name: string): Recording {
    const found = this.#byName.get(checkedName(name)) ?? this.#folder?.read(name);
    if (!found) throw new ControlError(404, `There is no recording ${name}.`);
    return found;
  }

  add(asked: Asked, http: number, envelope: unknown): void {
    const answers = this.#recording?.answers;
    if (!answers || answers.length >= capacity.answers) return;
    answers.push({ ...asked, http, envelope: withoutPersons(envelope, asked.endpoint) as Envelope });
  }

  /** The next recorded answer to a call; the last one is given again and again. */
  answerTo(asked: Asked): Recorded | undefined {
    const list = this.#replaying?.byKey.get(keyOf(asked));
    return list && list.length > 1 ? list.shift() : list?.[0];
  }

  #start(name: string): void {
    if (!this.#byName.has(name) && this.#byName.size >= capacity.recordings) {
      throw new ControlError(
        400,
        `There are ${capacity.recordings} recordings already: record over one of them.`,
      );
    }
    // Recording stops a replay: replayed answers would be recorded again.
    this.#replaying = undefined;
    this.#recording = { format: recordingFormat, name, answers: [] };
    this.#byName.set(name, this.#recording);
  }

  #replay(name: string): void {
    const { answers } = this.get(name);
    const byKey = new Map<string, Recorded[]>();
    for (const answer of answers) {
      const key = keyOf(answer);
      byKey.set(key, [...(byKey.get(key) ?? []), answer]);
    }
    this.#recording = undefined;
    this.#replaying = { name, byKey };
  }

  #save(name: string): void {
    const recording = this.get(name);
    if (!this.#folder) {
      throw new ControlError(
        400,
        'There is no folder for files: start the mock with MOCK_RECORD_DIR, or read the fixture from GET /__mock/recording?name=….',
      );
    }
    this.#folder.write(recording);
  }
}

function checkedName(name: string | undefined): string {
  if (name === undefined || !/^[\w-]{1,64}$/.test(name)) {
    throw new ControlError(400, 'name: 1 to 64 letters, digits, - and _.');
  }
  return name;
}
