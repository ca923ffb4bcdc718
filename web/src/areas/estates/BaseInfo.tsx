import { estateForm, estates } from '#contracts/areas/estates.ts';
import { SectionForm } from '../../domain/estate/SectionForm.tsx';
import { BaseFields } from './BaseFields.tsx';

/** 基本信息 of a project (domain design, section 4.3). */
export default function BaseInfo() {
  return (
    <SectionForm update={estates.update} form={estateForm} valuesOf={(project) => project}>
      {(project) => <BaseFields project={project} />}
    </SectionForm>
  );
}
