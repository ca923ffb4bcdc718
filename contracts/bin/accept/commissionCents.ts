import { estateRecommends } from '../../src/areas/estateRecommends.ts';
import { newRecommend, theProject } from './projectScenes.ts';
import { sign } from './recommendMoves.ts';
import { designRule, type Rule } from './rule.ts';
import type { Talk } from './talk.ts';

/** A commission to the cent. */

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

export const commissionCentRules = (): Rule[] => [
  designRule(
    'estateRecommends',
    'money',
    'half a cent of a commission is rounded up, less is not',
    '0.1 and 5.5',
    checkCents,
  ),
];
