import { estateSands, type SandsForm, sandsForm } from '#contracts/areas/estateSands.ts';
import type { Estate } from '#contracts/areas/estates.ts';
import { formValues } from '#contracts/forms/blank.ts';
import { call } from '../../api/client.ts';
import { reportDone } from '../../api/errors.ts';
import { useFreshData } from '../../api/hooks.ts';
import { ProjectPage } from '../../domain/estate/ProjectPage.tsx';
import { useToProject } from '../../domain/estate/useToProject.ts';
import { FormPage } from '../../kit/form/FormPage.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useBack } from '../../kit/page/useBack.ts';
import { SandsField } from './SandsField.tsx';

/** 沙盘: the sand tables of a project, saved together over the version that was edited. */
export default function SandEdit() {
  return <ProjectPage>{(project) => <SandForm key={project.id} project={project} />}</ProjectPage>;
}

function SandForm({ project: { id, actions } }: { project: Estate }) {
  const toProject = useToProject();
  const back = useBack();
  const params = { id };
  const { data, error, reload } = useFreshData(estateSands.get, { params });
  if (!data) return <LoadState error={error} onRetry={reload} />;
  const mayEdit = actions.includes('edit');
  return (
    <FormPage
      recordId={id}
      schema={sandsForm}
      values={formValues<SandsForm>(sandsForm, data)}
      {...(mayEdit && { onSubmit: (body: SandsForm) => call(estateSands.save, { params, body }) })}
      onSaved={() => {
        reportDone();
        toProject(id);
      }}
      onBack={back}
    >
      <SandsField buildings={data.buildings} isLocked={!mayEdit} />
    </FormPage>
  );
}
