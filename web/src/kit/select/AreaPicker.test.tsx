// @vitest-environment jsdom
import i18next from 'i18next';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { regions } from '#contracts/areas/regions.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import { AreaPicker } from './AreaPicker.tsx';

const provinces = [
  { id: '33', name: '浙江省' },
  { id: '46', name: '海南省' },
];
vi.mock('../../api/hooks.ts', () => ({
  useData: (endpoint: unknown) => ({
    data: { count: 2, list: endpoint === regions.provinces ? provinces : [] },
  }),
}));

it('another province clears the city and keeps the address', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = () => undefined;
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { kit, common } } });
  const host = document.body.appendChild(document.createElement('div'));
  const onChange = vi.fn();
  const value = {
    provinceId: '33',
    provinceName: '浙江省',
    cityId: '3301',
    cityName: '杭州市',
    address: '西湖边1号',
  };
  act(() =>
    createRoot(host).render(<AreaPicker label="地区" value={value} onChange={onChange} withAddress />),
  );

  const [province, city, address] = host.querySelectorAll('input');
  expect([province?.value, city?.value, address?.value]).toEqual(['浙江省', '杭州市', '西湖边1号']);
  const pick = (name: string) => {
    act(() => province?.click());
    const option = [...host.querySelectorAll<HTMLElement>('[role=option]')].find(
      ({ textContent }) => textContent === name,
    );
    act(() => option?.click());
  };
  pick('浙江省');
  expect(onChange).not.toHaveBeenCalled();
  pick('海南省');
  expect(onChange).toHaveBeenCalledWith({
    provinceId: '46',
    provinceName: '海南省',
    cityId: '',
    cityName: '',
    address: '西湖边1号',
  });
});
