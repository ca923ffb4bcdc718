import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { estateRooms } from '../../src/areas/estateRooms.ts';
import { roomSaleStatus } from '../../src/enums/estates.ts';
import { status } from '../../src/envelope.ts';
import { roomInState } from './keptProjects.ts';
import { newRecommend, openProject, type Project, terms, theProject } from './projectScenes.ts';
import { sign } from './recommendMoves.ts';
import { designRule, type Rule } from './rule.ts';
import type { Talk } from './talk.ts';
import { unique } from './unique.ts';

/** A contract number is used once in all projects, by recommends and by others, until its contract is cancelled. */

/** What signs with a number, and takes it back. */
interface Signer {
  sign: (contractNo: string) => Promise<number>;
  cancel: () => Promise<unknown>;
}
async function walkIn(talk: Talk, project: Project): Promise<Signer> {
  const params = { id: await roomInState(talk, project, roomSaleStatus.subscribed) };
  const { subscribeDate: signDate } = await talk.ok(estateRooms.get, { params });
  const body = { dealPrice: 141_000_000, signDate };
  return {
    sign: async (contractNo) =>
      (await talk.call(estateRooms.sign, { params, body: { ...body, contractNo } })).answer.status,
    cancel: () => talk.ok(estateRooms.cancelDeal, { params, body: { reason: '客户家庭原因' } }),
  };
}
async function ofRecommend(talk: Talk, project: Project): Promise<Signer> {
  const { params, today, moves } = await newRecommend(talk, project);
  for (const move of ['audit', 'visit', 'subscribe'] as const) await moves[move]();
  return {
    sign: async (contractNo) =>
      (await talk.call(estateRecommends.sign, { params, body: { ...sign({ today }), contractNo } })).answer
        .status,
    cancel: () => moves.cancelDeal(),
  };
}

async function checkNumbers(talk: Talk): Promise<void> {
  const projects = [await theProject(talk), await openProject(talk, terms.fixed)];
  const makers = projects.flatMap((project) =>
    [walkIn, ofRecommend].map((make) => () => make(talk, project)),
  );
  for (const [at, make] of makers.entries()) {
    const contractNo = unique('HT-');
    const first = await make();
    talk.same('status of the first contract', await first.sign(contractNo), status.ok);
    const others = await Promise.all(makers.map((one) => one()));
    for (const [other, signer] of others.entries())
      talk.same(
        `status of contract ${other} with the number of ${at}`,
        await signer.sign(contractNo),
        status.duplicate,
      );
    await first.cancel();
    const [next] = others;
    talk.same('status once the first contract was cancelled', await next?.sign(contractNo), status.ok);
    await next?.cancel();
  }
}

export const contractNumberRules = (): Rule[] => [
  designRule(
    'estateRooms',
    'input',
    'a contract number is used once in all projects, until it is cancelled',
    '4.9 and 5.4',
    checkNumbers,
  ),
];
