// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { act } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { memberFriendForm } from '#contracts/areas/memberFriends.ts';
import { backendAt } from '../../../testing/backendAt.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import { FormSchema } from '../../kit/form/formSchema.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import memberFriends from '../../locales/zh/memberFriends.ts';
import { EmergencyField } from './EmergencyField.tsx';

const { host, draw } = drawing();
inChinese({ kit, common, memberFriends });

const list = [
  { id: '1', name: '江秀兰', emergency: 0 },
  { id: '2', name: '陆知夏', emergency: 1 },
];
const main = `${location.origin}/api/main`;
const asked = vi.fn();
const server = setupServer(
  http.get(`${main}/member-friends/list`, ({ request }) => {
    asked(new URL(request.url).searchParams.get('memberId'));
    return HttpResponse.json({ status: 1, message: '操作成功', data: { count: list.length, list } });
  }),
);

beforeAll(() => {
  server.listen();
  backendAt(main);
});
afterAll(() => server.close());

it.each([
  [undefined, '当前紧急联系人：陆知夏，保存后由此人接替'],
  ['1', '当前紧急联系人：陆知夏，保存后由此人接替'],
  ['2', ''],
])('of relative %s it says whose place he would take: %j', async (friendId, wanted) => {
  asked.mockReset();
  function Form() {
    return (
      <FormProvider {...useForm({ defaultValues: { emergency: 0 } })}>
        <FormSchema.Provider value={memberFriendForm}>
          <EmergencyField memberId="7" friendId={friendId} />
        </FormSchema.Provider>
      </FormProvider>
    );
  }
  draw(<Form />);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(asked).toHaveBeenCalledWith('7');
    expect(host.textContent).toBe(`设为紧急联系人${wanted}`);
  });
});
