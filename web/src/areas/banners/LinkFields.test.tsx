// @vitest-environment jsdom
import { zodResolver } from '@hookform/resolvers/zod';
import { act } from 'react';
import { FormProvider, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { type BannerForm, bannerForm } from '#contracts/areas/banners.ts';
import { linkType } from '#contracts/enums.ts';
import { bannerExample } from '#contracts/examples/banners.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import banners from '../../locales/zh/banners.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import { LinkFields } from './LinkFields.tsx';

const { host, draw } = drawing();
inChinese({ kit, common, banners });

it('an address that is too long is not cut but refused, at its field', async () => {
  const jumpUrl = `https://a.example/${'a'.repeat(283)}`;
  let form: UseFormReturn<BannerForm> | undefined;
  function Form() {
    const own = useForm<BannerForm>({
      defaultValues: { ...bannerExample, link: { linkType: linkType.h5, configData: { jumpUrl } } },
      resolver: zodResolver(bannerForm('miniHome') as never) as unknown as Resolver<BannerForm>,
    });
    form = own;
    return (
      <FormProvider {...own}>
        <LinkFields context="miniHome" goneId={undefined} />
      </FormProvider>
    );
  }
  draw(<Form />);
  const label = [...host.querySelectorAll('label')].find(({ textContent }) => textContent === '页面路径');
  const input = document.getElementById(label?.htmlFor ?? '') as HTMLInputElement;
  expect(input.value).toBe(jumpUrl);
  expect(input.hasAttribute('maxlength')).toBe(false);
  await act(() => form?.trigger());
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const [fault = ''] = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(fault)?.textContent).toBe('页面路径不能超过300个字符');
});
