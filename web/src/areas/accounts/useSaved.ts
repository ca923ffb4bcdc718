import { reportDone } from '../../api/errors.ts';
import { useBack } from '../../kit/page/useBack.ts';

/** What both forms do when they are left: go back, after saving with 操作成功. */
export function useSaved() {
  const back = useBack();
  const onSaved = () => {
    reportDone();
    back();
  };
  return { onBack: back, onSaved };
}
