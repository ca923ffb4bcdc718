// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { memberGrades } from '#contracts/areas/memberGrades.ts';
import { belongType } from '#contracts/enums.ts';
import { codesOf, type RightName } from '#contracts/rights/rights.ts';
import { drawing } from '../../../testing/drawing.ts';
import { useSession } from '../../api/session.ts';
import { useGradeSource } from './useGradeSource.ts';

const { draw } = drawing();

it.each<[RightName[], string]>([
  [['viewMember', 'viewMemberGrade'], memberGrades.list.name],
  [['viewMember'], memberGrades.allEnabled.name],
])('members are searched by grades with %j through %s', (names, wanted) => {
  const user = { belongType: belongType.system } as never;
  useSession.setState({ token: 't', user, rights: new Set(codesOf(names)) });
  let source: ReturnType<typeof useGradeSource> | undefined;
  function Probe() {
    source = useGradeSource();
    return null;
  }
  draw(<Probe />);
  expect(source?.endpoint.name).toBe(wanted);
});
