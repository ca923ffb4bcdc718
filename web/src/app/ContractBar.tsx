import { Suspense } from 'react';
import { contractVersion } from '#contracts/version.ts';
import { config } from '../api/config.ts';
import { lazyWith } from '../kit/page/lazyWith.ts';
import css from './Bars.module.css';

const OtherContract = lazyWith(() => import('./OtherContract.tsx'), 'frame');
const majorOf = (version: string) => Number.parseInt(version, 10);

/** Compares the version of the contract that the backend keeps (`contractVersion` in `/config.json`) with that of this console; what it says is loaded when it is needed. */
export function ContractBar() {
  const served = config().contractVersion;
  const pair = `${majorOf(contractVersion)}/${majorOf(served ?? contractVersion)}`;
  const isOther = served !== undefined && majorOf(served) !== majorOf(contractVersion);
  return (
    <div role="status" className={css.bars}>
      {isOther && (
        <Suspense>
          <OtherContract served={served} pair={pair} />
        </Suspense>
      )}
    </div>
  );
}
