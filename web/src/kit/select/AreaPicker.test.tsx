// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { act } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { backendAt } from '../../../testing/backendAt.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import { AreaPicker } from './AreaPicker.tsx';

const { host, draw } = drawing();
inChinese({ kit, common });

const provinces = [
  { id: '33', name: '浙江省' },
  { id: '46', name: '海南省' },
];
const answerOf = (list: readonly object[]) =>
  HttpResponse.json({ status: 1, message: '操作成功', data: { count: list.length, list } });
const server = setupServer(
  http.get('*/provinces/list-enabled', () => answerOf(provinces)),
  http.get('*/cities/list-enabled-of-province', () => answerOf([{ id: '3301', name: '杭州市' }])),
);
beforeAll(() => {
  server.listen();
  const base = `${location.origin}/api/main`;
  backendAt(base);
});
afterAll(() => server.close());

it('another province clears the city and keeps the address, and an area can be taken back', async () => {
  const onChange = vi.fn();
  const value = {
    provinceId: '33',
    provinceName: '浙江省',
    cityId: '3301',
    cityName: '杭州市',
    address: '西湖边1号',
  };
  draw(<AreaPicker label="地区" value={value} onChange={onChange} />);

  const [province, city] = host.querySelectorAll('input');
  expect([province?.value, city?.value]).toEqual(['浙江省', '杭州市']);
  const pick = (name: string) => {
    act(() => province?.click());
    const option = [...host.querySelectorAll<HTMLElement>('[role=option]')].find(
      ({ textContent }) => textContent === name,
    );
    act(() => option?.click());
  };
  const options = () => [...host.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
  act(() => province?.click());
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(options()).toEqual(['浙江省', '海南省']);
  });
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
  const clear = (name: string) =>
    act(() => host.querySelector<HTMLElement>(`[aria-label="清除 地区 ${name}"]`)?.click());
  clear('城市');
  expect(onChange).toHaveBeenLastCalledWith({ ...value, cityId: '', cityName: '' });
  clear('省份');
  expect(onChange).toHaveBeenLastCalledWith({
    ...{ provinceId: '', provinceName: '', cityId: '', cityName: '' },
    address: '西湖边1号',
  });
});
