// @vitest-environment jsdom
import { zodResolver } from '@hookform/resolvers/zod';
import { act } from 'react';
import { FormProvider, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { memberExample } from '#contracts/examples/members.ts';
import { type MemberForm, newMemberForm } from '#contracts/members/memberForms.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import { FormSchema } from '../../kit/form/formSchema.ts';
import { MayOpenContext } from '../../kit/page/mayOpen.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import members from '../../locales/zh/members.ts';
import wire from '../../locales/zh/wire.ts';
import { MobileField } from './MobileField.tsx';

const { host, draw } = drawing();
inChinese({ kit, common, members, wire });

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
  draw(
    <MemoryRouter>
      <MayOpenContext.Provider value={() => may}>
        <Form />
      </MayOpenContext.Provider>
    </MemoryRouter>,
  );
  const link = () => host.querySelector('a')?.getAttribute('href') ?? null;
  expect(link()).toBeNull();
  act(() => form?.setError('mobile', { message: '该手机号已注册' }));
  expect(link()).toBe(to);
  act(() => form?.setValue('mobile', '123'));
  await act(() => form?.trigger('mobile'));
  expect(link()).toBeNull();
});
