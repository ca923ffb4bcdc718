import { addDays } from '#contracts/days.ts';
import type { RecommendForm } from '#contracts/estate/recommendForms.ts';
import { recommendExample } from '#contracts/examples/recommends.ts';
import {
  consultantOf,
  freshMobile,
  recommendIn,
  recommendProject,
} from '#mock/control/states/recommendSetup.ts';
import { freeRoom } from '#mock/control/states/roomSetup.ts';
import { memberOf } from '#mock/control/states/tradeSetup.ts';
import { recommendViolations } from '#mock/estate/recommendInvariants.ts';
import type { Income } from '#mock/finance/incomeRows.ts';
import { nowOf, todayOf } from '#mock/store/today.ts';
import type { Running } from './running.ts';

/** A project with the rule of golden number E3, and recommends in it, of which a test knows every number. */
export function recommendWorld(running: () => Running) {
  const of = () => running().mock;
  const today = () => todayOf(of().clock);
  const project = (values: object = {}) => recommendProject(of(), values);
  return {
    store: () => of().store,
    today,
    now: () => nowOf(of().clock),
    inDays: (count: number) => addDays(today(), count),
    project,
    room: () => freeRoom(of(), project()),
    consultantId: () => consultantOf(of(), project()).id,
    recommend: (status: number, values: object = {}) => recommendIn(of(), status, values),
    form: (values: Partial<RecommendForm> = {}): RecommendForm => ({
      ...recommendExample,
      estateId: project().id,
      memberMobile: memberOf(of()).mobile,
      customerMobile: freshMobile(of()),
      ...values,
    }),
    incomes: (id: string) => of().store.incomes.by('sourceId', id),
    commission(id: string): Income {
      const income = of()
        .store.incomes.by('sourceId', id)
        .find(({ purpose }) => purpose === 'commission');
      if (!income) throw new Error('it was not settled');
      return income;
    },
    plans: (incomeId: string) => of().store.sendPlans.by('incomeId', incomeId),
    broken: () => recommendViolations(of().store),
  };
}
