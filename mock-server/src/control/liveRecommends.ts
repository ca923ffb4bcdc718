import type { Faker } from '@faker-js/faker';
import { customerRelation, recommendStatus } from '#contracts/enums/estates.ts';
import { operatorType } from '#contracts/logs.ts';
import { addRecommend, auditRecommend, visitRecommend } from '../estate/recommendMoves.ts';
import type { Context } from '../records/context.ts';
import { byMember } from '../records/operators.ts';
import { nowOf } from '../store/today.ts';

/** What simulated members and consultants do with recommends. */

const surnames = '赵钱孙李周吴郑王冯陈';
const givenNames = ['雨桐', '子墨', '思源', '若兰', '景行', '清扬', '致远', '书瑶'];

/** A member recommends a friend for a project that takes recommends. */
export function somebodyRecommends(context: Context, { helpers, string }: Faker): void {
  const { store } = context;
  const projects = store.estates.all().filter(({ saleInfo }) => saleInfo?.recommendEnabled === 1);
  const members = store.members.all();
  if (projects.length === 0 || members.length === 0) return;
  const member = helpers.arrayElement(members);
  const form = {
    ...{ memberMobile: member.mobile, estateId: helpers.arrayElement(projects).id },
    customerName: `${helpers.arrayElement([...surnames])}${helpers.arrayElement(givenNames)}`,
    customerMobile: `199${string.numeric(8)}`,
    ...{ relation: customerRelation.friend, remark: '' },
  };
  addRecommend(context, form, byMember(member));
}

/** The sales office approves a recommend, or its customer comes. */
export function aRecommendGoesOn(context: Context, { helpers }: Faker): void {
  const { store, clock } = context;
  const { toAudit, valid } = recommendStatus;
  const waiting = [toAudit, valid].flatMap((status) => store.estateRecommends.by('status', status));
  if (waiting.length === 0) return;
  const recommend = helpers.arrayElement(waiting);
  const by = { type: operatorType.staff, name: '郑海生' };
  const consultantId = store.estateConsultants.by('estateId', recommend.estateId)[0]?.id ?? '';
  if (recommend.status === toAudit) auditRecommend(context, recommend, { pass: 1, consultantId }, by);
  else visitRecommend(context, recommend, { visitTime: nowOf(clock) }, by);
}
