import { useTranslation } from 'react-i18next';
import { type BannerForm, bannerLimits } from '#contracts/areas/banners.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { PictureField } from '../../kit/form/pictureFields.tsx';
import { RecordDialog } from '../../kit/form/RecordDialog.tsx';
import { ListedFields } from '../../kit/form/recordFields.tsx';
import { type BannerKind, bannerForms } from './bannerKind.ts';
import { LinkFields } from './LinkFields.tsx';

interface Props {
  kind: BannerKind;
  /** Absent = a new banner. */
  bannerId: string | undefined;
  /** `added` is the id of a new banner. */
  onSaved: (added: string | undefined) => void;
  onClose: () => unknown;
}

/** The jump type has no default; the form requires it (请选择跳转类型; specification section 5). */
const given = { link: { configData: {} } as BannerForm['link'] };

/** 700 px wide; a click outside does not close it (specification section 9). */
export default function BannerDialog({ kind, bannerId, onSaved, onClose }: Props) {
  const { t } = useTranslation('banners');
  return (
    <RecordDialog
      calls={kind.calls}
      form={bannerForms[kind.context]}
      given={given}
      recordId={bannerId}
      draftOf={`banner:${kind.context}`}
      title={t(bannerId ? 'edit' : 'add')}
      width={700}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(banner) => (
        <>
          <TextField name="title" />
          <PictureField name="imageUrl" crop={imageSize} />
          <LinkFields
            context={kind.context}
            goneId={banner?.targetGone === 1 ? banner.link.configData.jumpTargetId : undefined}
          />
          <ListedFields />
        </>
      )}
    </RecordDialog>
  );
}

const imageSize = { width: bannerLimits.imageWidth, height: bannerLimits.imageHeight };
