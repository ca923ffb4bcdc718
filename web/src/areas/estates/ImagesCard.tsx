import type { Estate } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estateSections.ts';
import { estateImageKind } from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { Facts } from '../../kit/page/DetailPage.tsx';
import { Thumbnail } from '../../kit/pictures/ImagePreview.tsx';
import css from './ProjectCard.module.css';
import { SectionCard } from './ProjectCard.tsx';

/** 项目图片 of a project by kind. */
export function ImagesCard({ project }: { project: Estate }) {
  const kindName = useCodeName('estateImageKind');
  const groups = valuesOf(estateImageKind)
    .map((kind) => ({ kind, images: project.images.filter((image) => image.kind === kind) }))
    .filter(({ images }) => images.length > 0);
  return (
    <SectionCard section={estateSection.images} project={project}>
      {groups.length > 0 && (
        <Facts
          facts={groups.map(({ kind, images }) => ({
            label: kindName(kind),
            wide: true,
            value: (
              <span className={css.pictures}>
                {images.map(({ url, name }, at) => (
                  <Thumbnail key={url} url={url} alt={name || `${kindName(kind)} ${at + 1}`} />
                ))}
              </span>
            ),
          }))}
        />
      )}
    </SectionCard>
  );
}
