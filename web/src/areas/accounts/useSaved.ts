import { reportDone } from '../../api/errors.ts';
import { useBack } from '../../kit/page/useBack.ts';

/** Where both forms lead: back, and after saving with 操作成功. */
export function useSaved() {
  const back = useBack();
  const onSaved = () => {
    reportDone();
    back();
  };
  return { onBack: back, onSaved };
}
