import type { ValueColumn } from '../../kit/table/column.ts';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { MemberLink } from './MemberLink.tsx';
import { mobileOf } from './mobileOf.ts';

interface OfMember {
  memberId: string;
  memberName: string;
  memberMobile: string;
}

/** A member's name, which leads to his page, above his masked mobile. */
export const memberNameColumn = <Row extends OfMember>(key: string, title: string): ValueColumn<Row> => ({
  ...{ key, title, width: 112 },
  value: ({ memberName }) => memberName,
  also: [mobileOf(title, ({ memberMobile }) => memberMobile)],
  render: ({ memberId, memberName, memberMobile }) => (
    <TwoLines below={memberMobile}>
      <MemberLink id={memberId}>{memberName}</MemberLink>
    </TwoLines>
  ),
});
