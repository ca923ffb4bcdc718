import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ControlError } from '../control/controlError.ts';

export const recordingFormat = 'meimei-recording 1';

const recorded = z.object({
  endpoint: z.string(),
  params: z.record(z.string(), z.string()),
  query: z.record(z.string(), z.string()),
  body: z.unknown(),
  http: z.int().check(z.gte(200), z.lte(599)),
  envelope: z.object({ status: z.int(), message: z.string(), data: z.unknown() }),
});
export type Recorded = z.infer<typeof recorded>;

/** A fixture of real answers, masked. Small enough to be read and edited by hand. */
const recordingFile = z.object({
  format: z.literal(recordingFormat),
  name: z.string(),
  answers: z.array(recorded),
});
export type Recording = z.infer<typeof recordingFile>;

/** Recordings as files, `<name>.json`. Names were checked before. */
export interface RecordingFolder {
  names(): string[];
  /** Undefined when there is none. @throws ControlError when it is no recording */
  read(name: string): Recording | undefined;
  /** @throws ControlError when it cannot be written */
  write(recording: Recording): void;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

export function recordingFolder(folder: string): RecordingFolder {
  const pathOf = (name: string) => join(folder, `${name}.json`);
  return {
    names() {
      try {
        return readdirSync(folder).flatMap((file) => /^([\w-]{1,64})\.json$/.exec(file)?.[1] ?? []);
      } catch {
        return [];
      }
    },
    read(name) {
      let text: string;
      try {
        text = readFileSync(pathOf(name), 'utf8');
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw new ControlError(400, `${pathOf(name)} cannot be read (${codeOf(error)}).`);
      }
      return readRecording(text, pathOf(name));
    },
    write(recording) {
      const path = pathOf(recording.name);
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${path}.part`, `${JSON.stringify(recording, null, 2)}\n`);
        renameSync(`${path}.part`, path);
      } catch (error) {
        throw new ControlError(400, `${path} cannot be written (${codeOf(error)}): check MOCK_RECORD_DIR.`);
      }
    },
  };
}

function readRecording(text: string, path: string): Recording {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ControlError(400, `${path} is not valid JSON.`);
  }
  const result = z.safeParse(recordingFile, json);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.') || 'its format';
  throw new ControlError(
    400,
    `${path} is not a recording of this version (${recordingFormat}): ${field} is wrong.`,
  );
}
