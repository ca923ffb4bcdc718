// @vitest-environment jsdom
import { zodResolver } from '@hookform/resolvers/zod';
import { act } from 'react';
import { FormProvider, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { type VideosForm, videosForm } from '#contracts/estate/media.ts';
import { videosExample } from '#contracts/examples/estates.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import { FormSchema } from '../../kit/form/formSchema.ts';
import common from '../../locales/zh/common.ts';
import estateMedia from '../../locales/zh/estateMedia.ts';
import kit from '../../locales/zh/kit.ts';
import { VideoRow } from './VideoRow.tsx';

const { host, draw } = drawing();
inChinese({ kit, common, estateMedia });

it('asks for what its source takes, and no longer for what the source before took', async () => {
  const videos = videosExample.videos.map((video) => ({ ...video, url: '', coverUrl: '' }));
  let form: UseFormReturn<VideosForm> | undefined;
  function Form() {
    const own = useForm<VideosForm>({
      defaultValues: { videos },
      resolver: zodResolver(videosForm as never) as unknown as Resolver<VideosForm>,
    });
    form = own;
    return (
      <FormProvider {...own}>
        <FormSchema.Provider value={videosForm}>
          <VideoRow at={0} sorting={undefined} onRemove={() => undefined} />
        </FormSchema.Provider>
      </FormProvider>
    );
  }
  await act(async () => draw(<Form />));
  const said = () => [...host.querySelectorAll('p')].map(({ textContent }) => textContent);
  await act(() => form?.trigger());
  expect(said()).toContain('请上传视频');

  const source = () =>
    [...host.querySelectorAll<HTMLElement>('[role=combobox]')][1] ?? expect.fail('no sources');
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter'])
    act(() => void source().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  expect(host.querySelector('[placeholder="https://"]')).not.toBeNull();
  expect(said()).not.toContain('请上传视频');
  await act(() => form?.trigger());
  expect(said()).toContain('请输入视频链接');
});
