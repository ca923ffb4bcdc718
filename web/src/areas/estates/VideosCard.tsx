import { useTranslation } from 'react-i18next';
import type { Estate } from '#contracts/areas/estates.ts';
import { estateSection } from '#contracts/enums/estateSections.ts';
import { estateVideoKind } from '#contracts/enums/estates.ts';
import { estateVideo } from '#contracts/estate/media.ts';
import { EnabledTag } from '../../kit/display/EnabledTag.tsx';
import { formatDuration } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useFieldLabel } from '../../kit/display/useFieldLabel.ts';
import { VideoThumb } from '../../kit/pictures/VideoThumb.tsx';
import { InnerTable } from '../../kit/table/InnerTable.tsx';
import { SectionCard } from './ProjectCard.tsx';

/** 项目视频 of a project, each played by a click on its cover; a VR scene opens in a new window. */
export function VideosCard({ project }: { project: Estate }) {
  const { t } = useTranslation('common');
  const of = useFieldLabel(estateVideo);
  const kindName = useCodeName('estateVideoKind');
  const sectionName = useCodeName('estateSection');
  const { videos } = project;
  return (
    <SectionCard section={estateSection.videos} project={project}>
      {videos.length > 0 && (
        <InnerTable
          label={sectionName(estateSection.videos)}
          rows={videos}
          keyOf={({ url }, at) => `${at} ${url}`}
          columns={[
            {
              key: 'cover',
              title: of('coverUrl'),
              render: ({ kind, ...video }) => (
                <VideoThumb video={{ ...video, isPage: kind === estateVideoKind.vr }} />
              ),
            },
            {
              key: 'title',
              title: of('title'),
              render: ({ title }) => title,
            },
            { key: 'kind', title: of('kind'), render: ({ kind }) => kindName(kind) },
            {
              key: 'seconds',
              title: of('seconds'),
              align: 'right',
              render: ({ seconds }) => (seconds ? formatDuration(seconds) : '-'),
            },
            {
              key: 'enabled',
              title: t('status'),
              render: ({ enabled }) => <EnabledTag enabled={enabled} />,
            },
          ]}
        />
      )}
    </SectionCard>
  );
}
