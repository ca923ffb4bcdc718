import { createElement, type ReactNode } from 'react';
import { isSafeRichText, richTextTags, textOfRichText } from '#contracts/forms/richText.ts';
import { imageSrc } from '../../api/imageSrc.ts';
import css from './RichText.module.css';

/** Rich text of a record as it was formatted, built from its allowed tags. What holds anything else is shown as plain text. */
export function RichText({ html }: { html: string }) {
  if (!isSafeRichText(html)) return textOfRichText(html);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <div className={css.text}>{[...body.childNodes].map(shown)}</div>;
}

function shown(node: Node, key: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const tag = node.localName;
  if (!Object.hasOwn(richTextTags, tag)) return node.textContent;
  const children = [...node.childNodes].map(shown);
  return createElement(tag, { key, ...propertiesOf(node) }, ...children);
}

/** Of a tag's allowed attributes those that matter here; a link opens beside the console. */
function propertiesOf(element: Element): object {
  const of = (name: string) => element.getAttribute(name) ?? '';
  if (element.localName === 'img') return { src: imageSrc(of('src')), alt: of('alt') };
  if (element.localName === 'a') return { href: of('href'), target: '_blank', rel: 'noopener noreferrer' };
  const start = element.localName === 'ol' && of('start');
  return start ? { start: Number(start) } : {};
}
