import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { TextInput } from '../../kit/form/inputs.tsx';
import { ImageUpload } from '../../kit/pictures/ImageUpload.tsx';
import css from './SandFacts.module.css';
import { SmallField } from './SmallField.tsx';
import type { EditedSand } from './sandList.ts';

interface Props {
  isHidden: boolean;
  sand: EditedSand;
  messageOf: (field: string) => string | undefined;
  onChange: (change: Partial<EditedSand>, field: string) => void;
}

const suggested = { width: 1920, height: 1080 };

/** Name and picture of a sand table. Another picture keeps the points, after a question. */
export function SandFacts({ isHidden, sand, messageOf, onChange }: Props) {
  const { t } = useTranslation('estateSands');
  const label = useLabel();
  const changePicture = async (imageUrl: string) => {
    const isReplaced = sand.imageUrl !== '' && imageUrl !== '' && sand.points.length > 0;
    if (isReplaced && !(await confirmAction(t('replaceKeeps')))) return;
    onChange({ imageUrl }, '');
  };
  return (
    <div className={css.facts} hidden={isHidden}>
      <SmallField
        label={label('sandName')}
        required
        value={sand.name}
        onChange={(name) => onChange({ name: name as string }, 'name')}
        message={messageOf('name')}
      >
        {(control) => <TextInput control={control} maxLength={20} />}
      </SmallField>
      <SmallField
        label={label('sandImage')}
        required
        value={sand.imageUrl}
        onChange={(url) => void changePicture(url as string)}
        message={messageOf('imageUrl')}
      >
        {({ value, onChange: change, ...control }) => (
          <ImageUpload
            {...control}
            max={1}
            value={value ? [{ url: value as string, name: '' }] : []}
            onChange={(files) => change(files[0]?.url ?? '')}
            suggestedSize={suggested}
          />
        )}
      </SmallField>
    </div>
  );
}
