import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type BannerForm, bannerForm, bannerLimits, type homeBanners } from '#contracts/areas/banners.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { DigitsInput, SwitchInput, TextInput } from '../../kit/form/inputs.tsx';
import { TopBar } from '../../kit/page/TopBar.tsx';
import { ImageUpload } from '../../kit/pictures/ImageUpload.tsx';
import type { BannerKind } from './bannerKind.ts';
import { LinkFields } from './LinkFields.tsx';

interface Props {
  kind: BannerKind;
  /** Absent = a new banner. */
  bannerId: string | undefined;
  /** With the id of a new one. */
  onSaved: (added: string | undefined) => void;
  onClose: () => unknown;
}

/** Defaults of specification section 5. The jump type has none: it is asked for (请选择跳转类型). */
const blank: BannerForm = {
  title: '',
  imageUrl: '',
  enabled: 1,
  ordering: 0,
  link: { configData: {} } as BannerForm['link'],
};

/** Loads the record first, so that the version which is edited is the newest. */
export default function BannerDialog(props: Props) {
  return props.bannerId ? (
    <EditBanner {...props} bannerId={props.bannerId} />
  ) : (
    <BannerFormDialog {...props} values={blank} />
  );
}

function EditBanner(props: Props & { bannerId: string }) {
  const calls = props.kind.calls as typeof homeBanners;
  const { data, error } = useFreshData(calls.get, { params: { id: props.bannerId } });
  const { onClose } = props;
  useEffect(() => {
    if (error) onClose();
  }, [error, onClose]);
  if (!data) return <TopBar active />;
  const { id: _id, createTime: _createTime, ...values } = data;
  return <BannerFormDialog {...props} values={values as BannerForm} />;
}

/** 700 px, stays on a click outside (specification section 9). */
function BannerFormDialog({ kind, bannerId, values, onSaved, onClose }: Props & { values: BannerForm }) {
  const { t } = useTranslation(['banners', 'common']);
  const calls = kind.calls as typeof homeBanners;
  const added = useRef<string>(undefined);
  const save = (body: BannerForm): Promise<void> =>
    bannerId
      ? call(calls.update, { params: { id: bannerId }, body }).then(() => undefined)
      : call(calls.add, { body }).then(({ id }) => {
          added.current = id;
        });
  return (
    <FormDialog
      title={t(bannerId ? 'banners:edit' : 'banners:add')}
      width={700}
      draftId={`banner:${kind.context}:${bannerId ?? 'add'}`}
      schema={schemas[kind.context]}
      values={values}
      onSubmit={save}
      onSaved={async () => {
        reportDone();
        await onClose();
        onSaved(added.current);
      }}
      onClose={onClose}
    >
      <Field name="title" label={t('banners:title')} required>
        {(control) => <TextInput control={control} maxLength={bannerLimits.title} />}
      </Field>
      <Field name="imageUrl" label={t('banners:image')} required>
        {({ value, onChange, ...control }) => (
          <ImageUpload
            {...control}
            value={value ? [{ url: value as string, name: '' }] : []}
            onChange={(files) => onChange(files[0]?.url ?? '')}
            crop={imageSize}
            suggestedSize={imageSize}
          />
        )}
      </Field>
      <LinkFields context={kind.context} />
      <Field name="ordering" label={t('banners:ordering')} help={t('common:orderingHelp')}>
        {(control) => <DigitsInput control={control} max={bannerLimits.orderingMax} />}
      </Field>
      <Field name="enabled" label={t('common:enabled')}>
        {(control) => <SwitchInput control={control} label={t('common:enabled')} />}
      </Field>
    </FormDialog>
  );
}

const imageSize = { width: bannerLimits.imageWidth, height: bannerLimits.imageHeight };
const schemas = {
  miniHome: bannerForm('miniHome'),
  estate: bannerForm('estate'),
  landing: bannerForm('landing'),
};
