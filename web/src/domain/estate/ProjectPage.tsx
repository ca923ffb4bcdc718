import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link, Navigate } from 'react-router-dom';
import { type Estate, estates } from '#contracts/areas/estates.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useCrumb } from '../../kit/page/crumb.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { usePage } from '../../kit/page/page.ts';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import css from './ProjectPage.module.css';
import { baseInfo, detailPath, projectList, sectionPaths } from './projectPaths.ts';

interface Props {
  children: (project: Estate, reload: () => unknown) => ReactNode;
}

/** The project of the address: loads it and names it in the breadcrumb. */
export function WithProject({ children }: Props) {
  const id = useRecordId();
  return id ? (
    <Loaded key={id} id={id}>
      {children}
    </Loaded>
  ) : (
    <Navigate to={projectList} replace />
  );
}

function Loaded({ id, children }: Props & { id: string }) {
  const { data, error, reload } = useFreshData(estates.get, { params: { id } });
  useCrumb(data?.name, detailPath(id));
  return data ? children(data, reload) : <LoadState error={error} onRetry={reload} />;
}

/** A page of one section of a project, below the strip that leads to the project's other sections and tells which of them are complete. */
export const ProjectPage = ({ children }: Props) => (
  <WithProject>
    {(project, reload) => (
      <>
        <SectionStrip project={project} />
        {children(project, reload)}
      </>
    )}
  </WithProject>
);

/** The sections of a project that the viewer may open as links, each with 已完善 or 未完善. */
function SectionStrip({ project }: { project: Estate }) {
  const { t } = useTranslation('estates');
  const { path: here } = usePage();
  const mayOpen = useMayOpen();
  const sectionName = useCodeName('estateSection');
  const stateOf = (isComplete: boolean) => t(isComplete ? 'complete' : 'incomplete');
  const links = [
    { path: baseInfo, text: t('baseInfo'), isComplete: true },
    ...sectionPaths.map(([section, path]) => ({
      path,
      text: sectionName(section),
      isComplete: project.completeSections.includes(section),
    })),
  ];
  return (
    <nav className={css.strip} aria-label={t('sections')}>
      <Link className={css.name} to={detailPath(project.id)}>
        {project.name}
      </Link>
      <ol>
        {links
          .filter(({ path }) => path === here || mayOpen(path))
          .map(({ path, text, isComplete }) => (
            <li key={path}>
              <Link
                to={generatePath(path, { id: project.id })}
                aria-current={path === here ? 'page' : undefined}
              >
                {text}
                <span
                  className={css.state}
                  data-complete={isComplete || undefined}
                  title={stateOf(isComplete)}
                >
                  {stateOf(isComplete)}
                </span>
              </Link>
            </li>
          ))}
      </ol>
    </nav>
  );
}
