import IconBold from '@douyinfe/semi-icons/lib/es/icons/IconBold';
import IconImage from '@douyinfe/semi-icons/lib/es/icons/IconImage';
import IconItalic from '@douyinfe/semi-icons/lib/es/icons/IconItalic';
import IconLink from '@douyinfe/semi-icons/lib/es/icons/IconLink';
import IconList from '@douyinfe/semi-icons/lib/es/icons/IconList';
import IconOrderedList from '@douyinfe/semi-icons/lib/es/icons/IconOrderedList';
import IconQuote from '@douyinfe/semi-icons/lib/es/icons/IconQuote';
import IconRedo from '@douyinfe/semi-icons/lib/es/icons/IconRedo';
import IconUnderline from '@douyinfe/semi-icons/lib/es/icons/IconUnderline';
import IconUndo from '@douyinfe/semi-icons/lib/es/icons/IconUndo';
import Button from '@douyinfe/semi-ui/lib/es/button';
import Input from '@douyinfe/semi-ui/lib/es/input';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageLimits } from '#contracts/areas/uploads.ts';
import { addressMax, isHttpUrl } from '#contracts/forms/fields.ts';
import { say } from '#contracts/words.ts';
import { imageSrc } from '../../api/imageSrc.ts';
import { notify } from '../../api/notice.ts';
import { uploadImage } from '../../api/upload.ts';
import { speakMessage } from '../../i18n.ts';
import { useLayer } from '../dialogs/layers.ts';
import { imageFault } from '../pictures/images.ts';
import { useUnfinished } from '../pictures/unfinished.ts';
import css from './RichText.module.css';

const marks = ['bold', 'italic', 'underline'] as const;

/** The toolbar above the text. Each button shows whether its format is active at the cursor. */
export function RichTextTools({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useTranslation(['kit', 'common']);
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      bold: at.isActive('bold'),
      italic: at.isActive('italic'),
      underline: at.isActive('underline'),
      heading: at.isActive('heading'),
      bulletList: at.isActive('bulletList'),
      orderedList: at.isActive('orderedList'),
      blockquote: at.isActive('blockquote'),
      link: at.isActive('link'),
      undo: at.can().undo(),
      redo: at.can().redo(),
    }),
  });
  const icons = { bold: <IconBold />, italic: <IconItalic />, underline: <IconUnderline /> };
  const run = () => editor.chain().focus();
  return (
    <>
      <div className={css.tools} role="toolbar" aria-label={`${label} ${t('rich.tools')}`}>
        <Tool
          name={t('rich.heading')}
          pressed={on.heading}
          onClick={() => run().toggleHeading({ level: 2 }).run()}
        >
          <b>H</b>
        </Tool>
        {marks.map((mark) => (
          <Tool
            key={mark}
            name={t(`rich.${mark}`)}
            pressed={on[mark]}
            onClick={() => run().toggleMark(mark).run()}
          >
            {icons[mark]}
          </Tool>
        ))}
        <Tool
          name={t('rich.bulletList')}
          pressed={on.bulletList}
          onClick={() => run().toggleBulletList().run()}
        >
          <IconList />
        </Tool>
        <Tool
          name={t('rich.orderedList')}
          pressed={on.orderedList}
          onClick={() => run().toggleOrderedList().run()}
        >
          <IconOrderedList />
        </Tool>
        <Tool name={t('rich.quote')} pressed={on.blockquote} onClick={() => run().toggleBlockquote().run()}>
          <IconQuote />
        </Tool>
        <Tool
          name={t('rich.link')}
          pressed={on.link}
          onClick={() => (on.link ? run().unsetLink().run() : setLinking(!linking))}
        >
          <IconLink />
        </Tool>
        <PictureTool editor={editor} />
        <Tool name={t('common:undo')} disabled={!on.undo} onClick={() => run().undo().run()}>
          <IconUndo />
        </Tool>
        <Tool name={t('rich.redo')} disabled={!on.redo} onClick={() => run().redo().run()}>
          <IconRedo />
        </Tool>
      </div>
      {linking && <LinkLine editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

interface ToolProps {
  name: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ name, pressed, disabled, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** A line for the address of a link on the selected text; without a selection the address itself becomes the text. */
function LinkLine({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation(['kit', 'common']);
  const [address, setAddress] = useState('https://');
  useLayer(true, 'light', onDone);
  const apply = () => {
    const tooLong = say('tooLong', { label: 'linkAddress', n: addressMax });
    if (address.length > addressMax) return notify('error', speakMessage(tooLong));
    if (!isHttpUrl(address)) return notify('error', speakMessage(say('url')));
    const text = editor.state.selection.empty ? address : undefined;
    const chain = editor.chain().focus();
    if (text)
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.setLink({ href: address }).run();
    onDone();
  };
  return (
    <div className={css.link}>
      <Input
        autoFocus
        aria-label={t('rich.link')}
        value={address}
        onChange={setAddress}
        onKeyDown={(event) => {
          // While an input method composes, Enter belongs to it; Safari reports this as key code 229.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
          event.preventDefault();
          apply();
        }}
      />
      <Button htmlType="button" onClick={apply}>
        {t('common:confirm')}
      </Button>
    </div>
  );
}

/** Uploads a picture like any other and inserts it at the cursor. */
function PictureTool({ editor }: { editor: Editor }) {
  const { t } = useTranslation(['kit', 'common']);
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  useUnfinished(busy ? 1 : 0);
  /** Aborted when the page is left. */
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const { types, megabytes } = imageLimits;
  const insert = async (file: File | undefined) => {
    if (!file) return;
    const fault = await imageFault(file, { types, megabytes });
    if (fault) return notify('error', speakMessage(fault));
    const signal = leaving.current?.signal;
    setBusy(true);
    try {
      const url = await uploadImage(file, file.name, { ...(signal && { signal }) });
      if (editor.isDestroyed) return;
      // Who has gone on to another field stays there.
      const isHere = editor.view.dom.closest(`.${css.frame}`)?.contains(document.activeElement);
      const chain =
        isHere || document.activeElement === document.body ? editor.chain().focus() : editor.chain();
      chain.setImage({ src: imageSrc(url), alt: file.name.replace(/["<>]/g, '') }).run();
    } catch {
      if (!signal?.aborted) notify('error', speakMessage(say('uploadFailed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Tool name={t('rich.image')} disabled={busy} onClick={() => input.current?.click()}>
        <IconImage />
      </Tool>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden
        accept={types.map((type) => `.${type}`).join()}
        onChange={(event) => {
          void insert(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
