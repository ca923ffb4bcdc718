import IconPlayCircle from '@douyinfe/semi-icons/lib/es/icons/IconPlayCircle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageSrc, videoSrc } from '../../api/imageSrc.ts';
import { TopDialog } from '../dialogs/TopDialog.tsx';
import { formatDuration } from '../display/format.ts';
import css from './VideoThumb.module.css';

export interface ShownVideo {
  /** The name of the video. */
  title: string;
  url: string;
  /** '' for none. */
  coverUrl: string;
  /** 0 or undefined = unknown. */
  seconds?: number | undefined;
  /** The address is a page, such as a VR scene, and opens in a new window. */
  isPage: boolean;
}

/** The cover of a video with its length. A click plays it in a dialog, or opens its page. */
export function VideoThumb({ video }: { video: ShownVideo }) {
  const { t } = useTranslation('kit');
  const [isPlaying, setPlaying] = useState(false);
  const { title, url, coverUrl, seconds = 0, isPage } = video;
  const picture = (
    <>
      {coverUrl !== '' && <img src={imageSrc(coverUrl)} alt="" loading="lazy" />}
      <IconPlayCircle className={css.play} aria-hidden size="extra-large" />
    </>
  );
  return (
    <span className={css.frame}>
      {isPage ? (
        <a
          className={css.thumb}
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={`${t('video.open')} ${title}`}
          title={title}
        >
          {picture}
        </a>
      ) : (
        <button
          type="button"
          className={css.thumb}
          aria-label={`${t('video.play')} ${title}`}
          title={title}
          onClick={() => setPlaying(true)}
        >
          {picture}
        </button>
      )}
      {seconds > 0 && <span className={css.length}>{formatDuration(seconds)}</span>}
      {isPlaying && <VideoPlayer video={video} onClose={() => setPlaying(false)} />}
    </span>
  );
}

/** Plays a video above all other layers. The browser asks for the parts that it needs. */
function VideoPlayer({
  video: { title, url, coverUrl },
  onClose,
}: {
  video: ShownVideo;
  onClose: () => void;
}) {
  const { t } = useTranslation('kit');
  const [isBroken, setBroken] = useState(false);
  const src = videoSrc(url);
  return (
    <TopDialog title={title} width={960} light onClose={onClose}>
      {isBroken ? (
        <p className={css.broken} role="alert">
          {t('video.unplayable')}
          <a href={src} target="_blank" rel="noreferrer">
            {t('video.open')}
          </a>
        </p>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the videos have no captions
        <video
          className={css.player}
          src={src}
          poster={coverUrl === '' ? undefined : imageSrc(coverUrl)}
          aria-label={title}
          controls
          autoPlay
          data-first-focus
          onError={() => setBroken(true)}
        />
      )}
    </TopDialog>
  );
}
