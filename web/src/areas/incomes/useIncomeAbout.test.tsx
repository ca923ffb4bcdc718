// @vitest-environment jsdom
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import type { IncomeRecord } from '#contracts/areas/incomeRecords.ts';
import { incomeSource } from '#contracts/enums/finance.ts';
import { incomeRecordExample } from '#contracts/examples/incomes.ts';
import { backendAt } from '../../../testing/backendAt.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import { MayOpenContext } from '../../kit/page/mayOpen.ts';
import incomes from '../../locales/zh/incomes.ts';
import kit from '../../locales/zh/kit.ts';
import { useIncomeAbout } from './useIncomeAbout.tsx';

const { host, draw } = drawing();
inChinese({ kit, incomes });

beforeAll(() => {
  backendAt('/api/main');
});

function audited(values: Partial<IncomeRecord>): HTMLElement {
  function Facts() {
    const about = useIncomeAbout();
    return <AboutBlock {...about({ ...incomeRecordExample, actions: ['audit'], ...values }, 'audit')} />;
  }
  draw(
    <MemoryRouter>
      <MayOpenContext.Provider value={() => true}>
        <Facts />
      </MayOpenContext.Provider>
    </MemoryRouter>,
  );
  return host;
}

it('the audit of what staff wrote down shows by whom, and the certificates', () => {
  const shown = audited({ createUser: '李财务', sourceType: incomeSource.none, sourceNo: '' });
  expect(shown.textContent).toContain('补录人李财务');
  expect(shown.querySelectorAll('button')).toHaveLength(incomeRecordExample.certificates.length);
  expect(shown.querySelector('a')).toBeNull();
});

it('the audit of what comes from a record leads to it, and asks for no certificates', () => {
  const shown = audited({
    createUser: '',
    sourceId: '3',
    sourceNo: 'BB260131093000204733',
    certificates: [],
  });
  expect(shown.querySelector('a')?.textContent).toBe('BB260131093000204733');
  expect(shown.textContent).not.toContain('补录人');
  expect(shown.querySelectorAll('button')).toHaveLength(0);
});
