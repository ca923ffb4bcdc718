// @vitest-environment jsdom
import { zodResolver } from '@hookform/resolvers/zod';
import i18next from 'i18next';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { FormProvider, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { memberExample } from '#contracts/examples/members.ts';
import { type MemberForm, newMemberForm } from '#contracts/members/memberForms.ts';
import { FormSchema } from '../../kit/form/formSchema.ts';
import { MayOpenContext } from '../../kit/page/mayOpen.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import members from '../../locales/zh/members.ts';
import wire from '../../locales/zh/wire.ts';
import { MobileField } from './MobileField.tsx';

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { kit, common, members, wire } } });
});

it.each([
  [true, '/member/member-manage/member-list?keyword=19900000001'],
  [false, null],
])('a mobile that the backend refuses leads to whose it is, for who may see members: %s', async (may, to) => {
  let form: UseFormReturn<MemberForm> | undefined;
  function Form() {
    form = useForm<MemberForm>({
      defaultValues: { ...memberExample, mobile: '19900000001' },
      resolver: zodResolver(newMemberForm as never) as unknown as Resolver<MemberForm>,
    });
    return (
      <FormProvider {...form}>
        <FormSchema.Provider value={newMemberForm}>
          <MobileField reveal={undefined} />
        </FormSchema.Provider>
      </FormProvider>
    );
  }
  const host = document.body.appendChild(document.createElement('div'));
  act(() =>
    createRoot(host).render(
      <MemoryRouter>
        <MayOpenContext.Provider value={() => may}>
          <Form />
        </MayOpenContext.Provider>
      </MemoryRouter>,
    ),
  );
  const link = () => host.querySelector('a')?.getAttribute('href') ?? null;
  expect(link()).toBeNull();
  act(() => form?.setError('mobile', { message: '该手机号已注册' }));
  expect(link()).toBe(to);
  act(() => form?.setValue('mobile', '123'));
  await act(() => form?.trigger('mobile'));
  expect(link()).toBeNull();
});
