import { type People, signEverybodyIn } from '../accept/people.ts';
import type { Rule } from '../accept/rule.ts';
import { rulesOf } from '../accept/rules.ts';
import { runRules } from '../accept/run.ts';
import { checkReachable } from '../verify/backend.ts';
import { type Backend, backendAt } from '../verify/options.ts';
import { type Mock, startMock } from './mock.ts';

/** A mock without a mistake. A rule that is broken there, too, does not tell a mistake from none; it is started when it is first asked. */
export class SoundMock {
  #started: Promise<{ mock: Mock; backend: Backend; people: People; rules: Rule[] }> | undefined;
  /** By area and sentence of the rule. */
  readonly #known = new Map<string, Promise<boolean>>();

  /** Whether the mock as it is keeps the rule. @throws BackendError when it does not answer any more: then nothing can be told from it */
  keeps({ area, says }: Rule): Promise<boolean> {
    const key = `${area}: ${says}`;
    const known = this.#known.get(key) ?? this.#check(area, says);
    this.#known.set(key, known);
    return known;
  }

  async #check(area: string, says: string): Promise<boolean> {
    this.#started ??= this.#start();
    const { backend, people, rules } = await this.#started;
    const wanted = rules.filter((rule) => rule.area === area && rule.says === says);
    const judged = await runRules(wanted, backend, people);
    const isKept = judged.every(({ result }) => result !== 'failed');
    if (!isKept) await checkReachable(backend);
    return isKept;
  }

  async #start() {
    const mock = await startMock();
    const backend = backendAt({}, mock.origin, `${mock.origin}/__mock/provider-states`);
    const people = await signEverybodyIn(backend, new Map());
    return { mock, backend, people, rules: rulesOf(people) };
  }

  async stop(): Promise<void> {
    const started = await this.#started;
    started?.mock.stop();
  }
}
