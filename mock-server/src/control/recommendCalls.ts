import * as z from 'zod/mini';
import { recommendForm } from '#contracts/estate/recommendForms.ts';
import { addRecommend, visitRecommend } from '../estate/recommendMoves.ts';
import type { Recommend } from '../estate/recommendRules.ts';
import type { Context } from '../records/context.ts';
import { byMember } from '../records/operators.ts';
import { nowOf } from '../store/today.ts';
import { ControlError } from './controlError.ts';
import { act } from './memberCalls.ts';
import { type ControlRoutes, readInput } from './plane.ts';

/** What members do for real-estate projects in their own app: they recommend buyers, and buyers whom they bring come to the sales office. */

const visitInput = z.strictObject({ recommendNo: z.string(), visitTime: z.optional(z.string()) });

const answerOf = ({ id, recommendNo, status }: Recommend) => ({ id, recommendNo, status });

function recommendOf({ store }: Context, recommendNo: string): Recommend {
  const recommend = store.estateRecommends.all().find((row) => row.recommendNo === recommendNo);
  if (!recommend) throw new ControlError(404, `There is no recommend ${recommendNo.slice(0, 40)}.`);
  return recommend;
}
const recommender = ({ memberName }: Pick<Recommend, 'memberName'>) => byMember({ name: memberName });

export const recommendRoutes: ControlRoutes = {
  'POST members/recommend': (mock, _, call) => {
    const form = readInput(call, recommendForm, 'the body of estate-recommends/add');
    return act(mock, (context) => {
      const memberName = context.store.members.by('mobile', form.memberMobile)[0]?.name ?? '';
      return answerOf(addRecommend(context, form, recommender({ memberName })));
    });
  },
  'POST members/recommend-visit': (mock, _, call) => {
    const input = readInput(call, visitInput, '{recommendNo, visitTime?: now when left out}');
    return act(mock, (context) => {
      const recommend = recommendOf(context, input.recommendNo);
      const visitTime = input.visitTime ?? nowOf(context.clock);
      return answerOf(visitRecommend(context, recommend, { visitTime }, recommender(recommend)));
    });
  },
};
