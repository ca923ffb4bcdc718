import { useTranslation } from 'react-i18next';
import { estateRecommends } from '#contracts/areas/estateRecommends.ts';
import { type RecommendForm, recommendForm } from '#contracts/estate/recommendForms.ts';
import { blankOf } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { ProjectField } from '../../domain/estate/referenceFields.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { CodeField, LongTextField, MobileField, TextField } from '../../kit/form/fields.tsx';

interface Props {
  onSaved: () => unknown;
  onClose: () => unknown;
}

/** 代报备: staff recommend a buyer for a member. */
export default function AddRecommend({ onSaved, onClose }: Props) {
  const { t } = useTranslation('estateRecommends');
  return (
    <FormDialog<RecommendForm>
      title={t('add')}
      width={640}
      draftId="recommend:add"
      schema={recommendForm}
      values={blankOf(recommendForm)}
      onSubmit={(body) => call(estateRecommends.add, { body })}
      onSaved={async () => {
        reportDone();
        await onClose();
        onSaved();
      }}
      onFurther={onSaved}
      onClose={onClose}
    >
      <MobileField name="memberMobile" />
      <ProjectField />
      <TextField name="customerName" />
      <MobileField name="customerMobile" />
      <CodeField name="relation" help={t('selfHelp')} />
      <LongTextField name="remark" />
    </FormDialog>
  );
}
