import { memberGrades } from '#contracts/areas/memberGrades.ts';
import { useMay } from '../../api/session.ts';
import type { SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';

/** The grades that lists of members are searched by: members keep one that is off, and whoever sees such grades finds them by it. */
export function useGradeSource(): { endpoint: SelectEndpoint } {
  const seesAll = useMay(memberGrades.list);
  return { endpoint: seesAll ? memberGrades.list : memberGrades.allEnabled };
}
