import { useDialogParam } from '../kit/dialogs/useDialogParam.ts';
import { lazyDialog } from '../kit/page/lazyDialog.tsx';

const AnnouncingDialog = lazyDialog(() => import('./AnnouncingDialog.tsx'), 'frame');

/** The address parameter `?announcing=1` opens the settings of how new work is announced, over any page. */
export const announcingParam = 'announcing';

export function AnnouncingRoute() {
  const { value, close } = useDialogParam(announcingParam);
  return value === undefined ? null : <AnnouncingDialog onClose={close} />;
}
