// @vitest-environment jsdom
import i18next from 'i18next';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import type { IncomeRecord } from '#contracts/areas/incomeRecords.ts';
import { incomeSource } from '#contracts/enums/finance.ts';
import { incomeRecordExample } from '#contracts/examples/incomes.ts';
import { setConfig } from '../../api/config.ts';
import { AboutBlock } from '../../kit/dialogs/AboutBlock.tsx';
import { MayOpenContext } from '../../kit/page/mayOpen.ts';
import incomes from '../../locales/zh/incomes.ts';
import kit from '../../locales/zh/kit.ts';
import { useIncomeAbout } from './useIncomeAbout.tsx';

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  setConfig({
    bases: { main: '/api/main', resorts: '/api/resorts', apps: '/api/apps' },
    ...{ uploadSecret: '', language: 'zh', title: '', imageUpload: 'images' },
    ...{ idempotencyKeys: false, demo: false },
  });
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { kit, incomes } } });
});

function audited(values: Partial<IncomeRecord>): HTMLElement {
  const host = document.createElement('div');
  function Facts() {
    const about = useIncomeAbout();
    return <AboutBlock {...about({ ...incomeRecordExample, actions: ['audit'], ...values }, 'audit')} />;
  }
  act(() =>
    createRoot(host).render(
      <MemoryRouter>
        <MayOpenContext.Provider value={() => true}>
          <Facts />
        </MayOpenContext.Provider>
      </MemoryRouter>,
    ),
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
