import { useRef, useState } from 'react';
import { type EstateForm, estateForm, estates } from '#contracts/areas/estates.ts';
import { blankOf } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useOwnCompanyId } from '../../api/scope.ts';
import { useToProject } from '../../domain/estate/useToProject.ts';
import { FormPage } from '../../kit/form/FormPage.tsx';
import { useBack } from '../../kit/page/useBack.ts';
import { BaseFields } from './BaseFields.tsx';

/** 添加项目: a new project is off the shelf, and its other sections are filled in from its details. */
export default function AddProject() {
  const back = useBack();
  const toProject = useToProject();
  const companyId = useOwnCompanyId();
  const [values] = useState(() => ({ ...blankOf(estateForm), companyId }));
  const added = useRef('');
  const add = async (body: EstateForm) => {
    added.current = (await call(estates.add, { body })).id;
  };
  return (
    <FormPage
      schema={estateForm}
      values={values}
      onSubmit={add}
      onSaved={() => {
        reportDone();
        toProject(added.current);
      }}
      onBack={back}
    >
      <BaseFields project={undefined} />
    </FormPage>
  );
}
