import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Estate } from '#contracts/areas/estates.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { blankOf, formValues } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { FormPage } from '../../kit/form/FormPage.tsx';
import { useBack } from '../../kit/page/useBack.ts';
import { ProjectPage } from './ProjectPage.tsx';
import { useToProject } from './useToProject.ts';

interface Props<Form extends FieldValues> {
  /** The call that saves the section. */
  update: AnyEndpoint;
  /** Its schema. */
  form: z.core.$ZodType<Form, Form>;
  /** The section as the project has it; null while it was never saved. */
  valuesOf: (project: Estate) => object | null;
  children: (project: Estate) => ReactNode;
}

/** The page of one section of a project: its form, saved over the version of the project, and back to the project. */
export function SectionForm<Form extends FieldValues>({ update, form, valuesOf, children }: Props<Form>) {
  const toProject = useToProject();
  const back = useBack();
  return (
    <ProjectPage>
      {(project) => {
        const { id, version } = project;
        const held = valuesOf(project);
        const values = held ? formValues(form, held) : blankOf(form);
        const save = (body: Form) => call(update, { params: { id }, body } as never);
        return (
          <FormPage
            recordId={id}
            schema={form}
            values={{ ...values, version }}
            {...(project.actions.includes('edit') && { onSubmit: save })}
            onSaved={() => {
              reportDone();
              toProject(id);
            }}
            onBack={back}
          >
            {children(project)}
          </FormPage>
        );
      }}
    </ProjectPage>
  );
}
