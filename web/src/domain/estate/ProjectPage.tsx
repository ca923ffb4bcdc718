import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link, Navigate } from 'react-router-dom';
import { type Estate, estates } from '#contracts/areas/estates.ts';
import { useFreshData } from '../../api/hooks.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useCrumb } from '../../kit/page/crumb.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { usePage } from '../../kit/page/page.ts';
import { useRecordId } from '../../kit/page/useRecordId.ts';
import css from './ProjectPage.module.css';
import { baseInfo, detailPath, projectList, sectionPaths } from './projectPaths.ts';

interface Props {
  children: (project: Estate, reload: () => unknown) => ReactNode;
}

/** A page of one section of a project, below the strip that leads to the project's other sections and tells which of them are complete. */
export function ProjectPage({ children }: Props) {
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
  if (!data) return <LoadState error={error} onRetry={reload} />;
  return (
    <>
      <SectionStrip project={data} />
      {children(data, reload)}
    </>
  );
}

/** The sections of a project as links, each with 已完善 or 未完善. */
export function SectionStrip({ project }: { project: Estate }) {
  const { t } = useTranslation('estates');
  const { path: here } = usePage();
  const sectionName = useCodeName('estateSection');
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
        {links.map(({ path, text, isComplete }) => (
          <li key={path}>
            <Link
              to={generatePath(path, { id: project.id })}
              aria-current={path === here ? 'page' : undefined}
            >
              {text}
              <span className={css.state} data-complete={isComplete || undefined}>
                {t(isComplete ? 'complete' : 'incomplete')}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
