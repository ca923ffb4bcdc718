import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { recommendMoves as forms } from '../../src/examples/recommends.ts';
import { newRecommend, theProject } from './projectScenes.ts';
import { sign } from './recommendMoves.ts';
import { designRule, type Rule } from './rule.ts';
import type { Talk } from './talk.ts';

/** A commission to the cent, and the reward of a visit that is not the first. */

/** Deals and what a rate of 150 basis points gives for them: half a cent is rounded up, less is not. */
const deals: [dealPrice: number, commission: number][] = [
  [128_000_033, 1_920_000],
  [128_000_034, 1_920_001],
  [128_000_100, 1_920_002],
  [1, 0],
];

async function checkCents(talk: Talk): Promise<void> {
  const project = await theProject(talk);
  for (const [dealPrice, commission] of deals) {
    const { moves, params, today } = await newRecommend(talk, project);
    await moves.audit();
    await moves.visit();
    await moves.subscribe();
    const body = { ...sign({ today }), dealPrice };
    const contract = await talk.ok(estateRecommends.sign, { params, body });
    talk.same(`commission of ${dealPrice}`, contract.commissionAmount, commission);
    await moves.cancelDeal();
  }
}

/** A customer who comes again after his recommend expired and was extended is no second visit to be paid. */
async function checkSecondVisit(talk: Talk): Promise<void> {
  const { id, now } = await talk.state('a recommend expired after the visit');
  const params = { id };
  const rewards = async () =>
    (await talk.ok(estateRecommends.get, { params })).incomes
      .filter(({ purpose }: { purpose: string }) => purpose === 'visit')
      .map((income: { id: string; amount: number }) => [income.id, income.amount]);
  const before = await rewards();
  talk.same('rewards before', before.length, 1);
  await talk.ok(estateRecommends.extend, { params, body: forms.extend });
  await talk.ok(estateRecommends.visit, { params, body: { ...forms.visit, visitTime: now } });
  talk.same('rewards after the second visit', await rewards(), before);
}

export const commissionCentRules = (): Rule[] => [
  designRule(
    'estateRecommends',
    'money',
    'half a cent of a commission is rounded up, less is not',
    '0.1 and 5.5',
    checkCents,
  ),
  designRule(
    'estateRecommends',
    'money',
    'who comes again after an extension is rewarded once',
    '5.4',
    checkSecondVisit,
  ),
];
