import { addDays } from '#contracts/days.ts';
import { labelKind } from '#contracts/enums/members.ts';
import { credentialType } from '#contracts/enums/orders.ts';
import { memberLimits } from '#contracts/members/memberForms.ts';
import { memberKind } from '../../members/memberKind.ts';
import { todayOf } from '../../store/today.ts';
import type { Mock } from '../../wire/mock.ts';
import { ControlError } from '../controlError.ts';
import { type AnyState, none, nothing, state } from './providerState.ts';

/** What calls about members need. Names of their own, because a record's id may stand next to them. */

/** Two seeded members; neither recommended the other one. */
function pair({ store }: Mock) {
  const [first, second] = store.members.all();
  if (!first || !second) throw new ControlError(400, 'The seed has fewer than two members.');
  return { first, second };
}

function freezing(mock: Mock, frozen: 0 | 1): string {
  const { first } = pair(mock);
  mock.store.members.update(first.id, { frozen });
  return first.id;
}

export const memberStates: Record<string, AnyState> = {
  'a grade is offered': state(nothing, none, ({ store, clock }) => {
    const grade = store.memberGrades.all().find(({ enabled }) => enabled === 1);
    if (!grade) throw new ControlError(400, 'The seed has no grade that is enabled.');
    const today = todayOf(clock);
    return { gradeId: grade.id, today, yesterday: addDays(today, -1) };
  }),
  'a member was imported': state(nothing, none, (mock) => {
    const { store } = mock;
    const gradeId = store.memberGrades.all().find(({ enabled }) => enabled === 1)?.id ?? '';
    const form = { name: '苏念慈', mobile: '19900009291', credentialType: credentialType.idCard, gradeId };
    const { name, mobile } = store.members.insert(
      memberKind.values(form, { ...mock.context, caller: undefined }),
    );
    return { memberName: name, memberMobile: mobile, gradeId };
  }),
  'a label can be given': state(nothing, none, ({ store }) => {
    const label = store.memberLabels
      .all()
      .find(({ kind, enabled }) => kind === labelKind.manual && enabled === 1);
    if (!label) throw new ControlError(400, 'The seed has no manual label.');
    return { labelId: label.id };
  }),
  'a member has as many labels as are allowed': state(nothing, none, (mock) => {
    const { store } = mock;
    const { first } = pair(mock);
    const label = store.memberLabels.all().find(({ kind }) => kind === labelKind.manual);
    if (!label) throw new ControlError(400, 'The seed has no manual label.');
    const { id: labelId, version: _version, ...like } = label;
    const labelIds = Array.from(
      { length: memberLimits.labels },
      (_, at) => store.memberLabels.insert({ ...like, name: `标签${at}` }).id,
    );
    store.members.update(first.id, { labelIds });
    return { memberId: first.id, labelId };
  }),
  'a member recommended another one': state(nothing, none, (mock) => {
    const { first, second } = pair(mock);
    mock.store.members.update(second.id, { recommenderId: first.id });
    const { version } = mock.store.members.update(first.id, { recommenderId: '' });
    return {
      memberId: first.id,
      memberVersion: version,
      memberMobile: first.mobile,
      invitedMobile: second.mobile,
    };
  }),
  'a member who is frozen exists': state(nothing, none, (mock) => ({ memberId: freezing(mock, 1) })),
  'a member who is not frozen exists': state(nothing, none, (mock) => ({ memberId: freezing(mock, 0) })),
};
