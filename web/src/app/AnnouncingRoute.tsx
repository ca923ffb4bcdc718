import { Suspense } from 'react';
import { useDialogParam } from '../kit/dialogs/useDialogParam.ts';
import { ClosingBoundary } from '../kit/page/ClosingBoundary.tsx';
import { lazyWith } from '../kit/page/lazyWith.ts';

const AnnouncingDialog = lazyWith(() => import('./AnnouncingDialog.tsx'), 'frame');

/** The address parameter `?announcing=1` opens the settings of how new work is announced, over any page. */
export const announcingParam = 'announcing';

export function AnnouncingRoute() {
  const { value, close } = useDialogParam(announcingParam);
  return value === undefined ? null : (
    <ClosingBoundary onClose={close}>
      <Suspense fallback={null}>
        <AnnouncingDialog onClose={close} />
      </Suspense>
    </ClosingBoundary>
  );
}
