// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { memberGrades } from '#contracts/areas/memberGrades.ts';
import { belongType } from '#contracts/enums.ts';
import { codesOf, type RightName } from '#contracts/rights/rights.ts';
import { useSession } from '../../api/session.ts';
import { useGradeSource } from './useGradeSource.ts';

it.each<[RightName[], string]>([
  [['viewMember', 'viewMemberGrade'], memberGrades.list.name],
  [['viewMember'], memberGrades.allEnabled.name],
])('members are searched by grades with %j through %s', (names, wanted) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const user = { belongType: belongType.system } as never;
  useSession.setState({ token: 't', user, rights: new Set(codesOf(names)) });
  let source: ReturnType<typeof useGradeSource> | undefined;
  function Probe() {
    source = useGradeSource();
    return null;
  }
  act(() => createRoot(document.createElement('div')).render(<Probe />));
  expect(source?.endpoint.name).toBe(wanted);
});
