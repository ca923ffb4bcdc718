import { isSafeRichText, textOfRichText } from '#contracts/forms/richText.ts';
import { imageSrc } from '../../api/imageSrc.ts';
import css from './RichText.module.css';

/** Rich text of a record as it was formatted. What holds anything but the allowed tags is shown as plain text. */
export function RichText({ html }: { html: string }) {
  if (!isSafeRichText(html)) return textOfRichText(html);
  const shown = html.replace(
    /(<img[^>]*?\ssrc=")([^"]*)"/g,
    (_, head: string, src: string) => `${head}${imageSrc(src)}"`,
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only the allowed tags and attributes come here, checked above
  return <div className={css.text} dangerouslySetInnerHTML={{ __html: shown }} />;
}
