import { useTranslation } from 'react-i18next';
import type { Estate } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estateSections.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import css from './ProjectCard.module.css';
import { anchorOf } from './ProjectCard.tsx';

function goTo(id: string) {
  const card = document.getElementById(id);
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}

/** The sections of a project's details, each with whether it is complete; stays in view and leads to them. */
export function ProjectIndex({ project }: { project: Estate }) {
  const { t } = useTranslation('estates');
  const sectionName = useCodeName('estateSection');
  return (
    <nav className={css.index} aria-label={t('sections')}>
      {valuesOf(estateSection).map((section) => {
        const isComplete = project.completeSections.includes(section);
        return (
          <a
            key={section}
            href={`#${anchorOf(section)}`}
            onClick={(event) => {
              event.preventDefault();
              goTo(anchorOf(section));
            }}
          >
            {sectionName(section)}
            <span className={css.state} data-complete={isComplete || undefined}>
              {t(isComplete ? 'complete' : 'incomplete')}
            </span>
          </a>
        );
      })}
    </nav>
  );
}
