import { estateSands } from '#contracts/areas/estateSands.ts';
import type { Estate } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estateSections.ts';
import { useData } from '../../api/hooks.ts';
import { SandView } from '../../domain/estate/SandView.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { SectionCard } from './ProjectCard.tsx';

/** 沙盘 of a project: its pictures, and on them the state of its buildings. */
export function SandCard({ project }: { project: Estate }) {
  const isComplete = project.completeSections.includes(estateSection.sands);
  return (
    <SectionCard section={estateSection.sands} project={project}>
      {isComplete && <SandsOf id={project.id} />}
    </SectionCard>
  );
}

function SandsOf({ id }: { id: string }) {
  const { data, error, reload } = useData(estateSands.get, { params: { id } });
  if (!data) return <LoadState error={error} onRetry={reload} />;
  return <SandView sands={data.sands} buildings={data.buildings} />;
}
