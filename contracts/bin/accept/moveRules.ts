import { smsLogs } from '../../src/areas/smsLogs.ts';
import { type AnyEndpoint, areaNameOf } from '../../src/endpoint.ts';
import { status } from '../../src/envelope.ts';
import { operatorType } from '../../src/logs.ts';
import type { PersonName } from './people.ts';
import type { Rule } from './rule.ts';
import { fieldsOf } from './shapes.ts';
import type { Json, Talk } from './talk.ts';

/** State machines as tables: what stands in the table is accepted, all else is refused and changes nothing. */

interface Move {
  call: AnyEndpoint;
  /** A right form, from the answer of the state and the record as it is. */
  body?: (state: Json, record: Json) => unknown;
  /** As `actions` names it; the name of the call when left out. */
  action?: string;
  by?: PersonName;
}

/** A record in a status, with what it can do from there. */
export interface Situation {
  /** As a report calls it, after "of one". */
  name: string;
  /** A provider state, or what makes such a record; answers its id. */
  state: string | ((talk: Talk) => Promise<Json>);
  params?: Record<string, unknown>;
  /** The moves that are accepted, and the status that each leads to. */
  accepts: Record<string, number>;
  /** Moves that are refused with another code than -1005. */
  refuses?: Record<string, number>;
  /** What `actions` names besides, or does not although it would be accepted. */
  alsoActions?: readonly string[];
  notActions?: readonly string[];
}

export interface Machine {
  get: AnyEndpoint;
  noun: string;
  where: string;
  moves: Record<string, Move>;
  situations: readonly Situation[];
  /** Fields that other records change, or the clock. */
  volatile?: readonly string[];
  /** The lines of its log name no statuses. */
  plainLog?: true;
}

/**
 * Situations of a kind whose records are set up in a status by one provider state, and whose masked numbers can always be seen (`reveal`).
 * @param params of every state of the kind; another state than the usual one takes no status
 */
export const inStatus =
  (usual: string, params: Record<string, unknown> = {}) =>
  (
    name: string,
    code: number,
    accepts: Record<string, number>,
    { alsoActions = [], ...more }: Partial<Situation> = {},
  ): Situation => ({
    ...{ name, state: usual, accepts, ...more },
    params: { ...params, ...(!more.state && { status: code }), ...more.params },
    alsoActions: ['reveal', ...alsoActions],
  });

const nameOf = ({ call, action }: Move) => action ?? call.name.slice(call.name.indexOf('.') + 1);

/** The lines of the log, newest first, without those of 查看: whoever checks at the same time may look at any record. */
const linesOf = ({ logs }: Json): Json[] => logs.filter(({ action }: Json) => !action.startsWith('查看'));

/** The record without what the time or others change. */
const steady = (record: Json, volatile: readonly string[] = []): Json => ({
  ...Object.fromEntries(Object.entries(record).filter(([name]) => !volatile.includes(name))),
  ...(record.logs && { logs: linesOf(record) }),
});

export function machineRules(machine: Machine): Rule[] {
  const { get, noun, where, moves, situations } = machine;
  const rule = (says: string, check: Rule['check']): Rule => ({
    ...{ area: areaNameOf(get), kind: 'move', where, writes: true, check },
    says: `${areaNameOf(get)}: ${says}`,
  });
  return situations.flatMap((situation) => {
    const { name, accepts } = situation;
    const refused = Object.keys(moves).filter((move) => !(move in accepts));
    return [
      rule(`of a ${noun} ${name} these moves are refused and change nothing: ${refused.join(', ')}`, (talk) =>
        refuseAll(talk, machine, situation, refused),
      ),
      ...Object.entries(accepts).map(([move, to]) =>
        rule(`a ${noun} ${name} is moved by ${move} to ${to}, once, and its log says so`, (talk) =>
          accept(talk, machine, situation, move, to),
        ),
      ),
    ];
  });
}

async function enter(talk: Talk, { get }: Machine, { state, params }: Situation) {
  const entered = typeof state === 'string' ? await talk.state(state, params) : await state(talk);
  const read = async () => talk.ok(get, { params: { id: entered.id } });
  return { entered, read, before: await read() };
}

async function refuseAll(talk: Talk, machine: Machine, situation: Situation, refused: string[]) {
  const { moves, volatile } = machine;
  const { accepts, refuses = {}, alsoActions = [], notActions = [] } = situation;
  const { entered, read, before } = await enter(talk, machine, situation);
  const allowed = Object.keys(accepts).map((name) => nameOf(moves[name] as Move));
  const shown = new Set([...allowed.filter((name) => !notActions.includes(name)), ...alsoActions]);
  talk.same('actions', [...before.actions].sort(), [...shown].sort());
  const told = await messagesAbout(talk, entered);
  for (const name of refused) {
    const { call, body, by } = moves[name] as Move;
    // The state is asked before the version: the second of two learns what has become of the record.
    const late = !(name in refuses) && 'version' in fieldsOf(call.body) && { version: before.version + 1 };
    const form = body || late ? { body: { ...((body?.(entered, before) ?? {}) as object), ...late } } : {};
    const input = { params: { id: entered.id }, ...form };
    await talk.refused(call, refuses[name] ?? status.wrongState, input, by);
    talk.same(
      `the record after ${name} was refused`,
      steady(await read(), volatile),
      steady(before, volatile),
    );
  }
  const after = await messagesAbout(talk, entered);
  talk.holds('nobody is told of what was refused', after <= told, { before: told, after });
}

/** How many of the newest messages name the number of the record: `orderNo`, `refundNo`, `withdrawNo`, … */
async function messagesAbout(talk: Talk, entered: Json): Promise<number> {
  const [, number] =
    Object.entries(entered).find(([name]) => /^(order|refund|withdraw|recommend)No$/.test(name)) ?? [];
  if (!number) return 0;
  const { list } = await talk.ok(smsLogs.list, { query: { limit: 100 } });
  return list.filter(({ message }: Json) => message.includes(number)).length;
}

async function accept(talk: Talk, machine: Machine, situation: Situation, name: string, to: number) {
  const { moves, volatile, plainLog } = machine;
  const { entered, read, before } = await enter(talk, machine, situation);
  const { call, body, by } = moves[name] as Move;
  const input = { params: { id: entered.id }, ...(body && { body: body(entered, before) }) };
  const answer = await talk.ok(call, input, by);
  const after = await read();
  talk.same(`status after ${name}`, after.status, to);
  if (!by) talk.same('the answer is the record', steady(answer, volatile), steady(after, volatile));
  expectLine(talk, name, before, after, plainLog);
  if (to === before.status || to in statusesOf(machine, name)) return;
  await talk.refused(call, status.wrongState, input, by);
  talk.same(`the record after a second ${name}`, steady(await read(), volatile), steady(after, volatile));
}

/** The statuses from which a move is accepted. */
const statusesOf = ({ situations }: Machine, move: string) =>
  Object.fromEntries(
    situations
      .filter(({ accepts }) => move in accepts)
      .map(({ params }) => [Number(params?.status ?? Number.NaN), true]),
  );

/** The lines that came: who, from the status before, to the one after. */
function expectLine(talk: Talk, name: string, before: Json, after: Json, isPlain = false): void {
  const [was, is] = [linesOf(before), linesOf(after)];
  const lines = is.slice(0, is.length - was.length);
  const [newest, first] = [lines[0], lines.at(-1)];
  talk.holds(`the log has a line of ${name}`, lines.length > 0, 'none');
  if (!isPlain) talk.same('the line says from which status', first.fromStatus, before.status);
  if (!isPlain) talk.same('the line says to which status', newest.toStatus, after.status);
  talk.same('the line says who: staff', first.operatorType, operatorType.staff);
  talk.holds('the line says who by his name', first.operatorName !== '' && first.action !== '', first);
}
