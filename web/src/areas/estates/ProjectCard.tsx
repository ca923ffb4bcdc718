import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router-dom';
import type { Estate } from '#contracts/areas/estates.ts';
import type { EstateSection } from '#contracts/enums/estateSections.ts';
import { sectionPaths } from '../../domain/estate/projectPaths.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { Section } from '../../kit/page/DetailPage.tsx';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import type { TitledPath } from '../../kit/page/screen.ts';
import css from './ProjectCard.module.css';

interface Props {
  /** The id of its element, which the index of the page leads to. */
  id: string;
  title: string;
  /** The page that edits it. */
  edits?: TitledPath | undefined;
  project: Estate;
  children: ReactNode;
}

/** A part of a project's details, with a link to the page that edits it. */
export function ProjectCard({ id, title, edits, project, children }: Props) {
  const { t } = useTranslation('common');
  const mayOpen = useMayOpen();
  const mayEdit = edits !== undefined && project.actions.includes('edit') && mayOpen(edits);
  return (
    <div id={id} className={css.card} tabIndex={-1}>
      <Section title={title}>{children}</Section>
      {mayEdit && (
        <Link
          className={css.edit}
          to={generatePath(edits, { id: project.id })}
          aria-label={`${t('edit')} ${title}`}
        >
          {t('edit')}
        </Link>
      )}
    </div>
  );
}

interface SectionProps {
  section: EstateSection;
  project: Estate;
  children: ReactNode;
}

export const anchorOf = (section: EstateSection) => `section-${section}`;

/** One of the sections of a project; while it is not complete it says so. */
export function SectionCard({ section, project, children }: SectionProps) {
  const { t } = useTranslation('estates');
  const sectionName = useCodeName('estateSection');
  const [, edits] = sectionPaths.find(([code]) => code === section) ?? [];
  const isComplete = project.completeSections.includes(section);
  return (
    <ProjectCard id={anchorOf(section)} title={sectionName(section)} edits={edits} project={project}>
      {children || (isComplete ? null : <p className={css.none}>{t('notFilledIn')}</p>)}
    </ProjectCard>
  );
}
